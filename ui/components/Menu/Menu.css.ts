import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

/** The width of the window minus the 8 px that the menu keeps from each side. */
const room = 'calc(100vw - 16px)';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const vanish = keyframes({ to: { opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

export const menu = style({
  zIndex: 60,
  minWidth: `min(max(12rem, var(--radix-dropdown-menu-trigger-width)), ${room})`,
  maxWidth: `min(20rem, ${room})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easeIn} forwards` },
    '&[data-part=menu-sub]': { minWidth: `min(11rem, ${room})` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: fade },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const item = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  ...typeStep(15),
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The primitive moves the focus with the pointer, so hover and focus share one style.
    '&:is([data-highlighted],[data-state=open])': { outline: 'none', background: vars.color.surface3 },
    '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-tone=danger]': { color: vars.color.danger },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({
  ...centredIn('1.25rem'),
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[data-tone=danger] > &': { color: 'inherit' }, '[data-disabled] > &': { color: 'inherit' } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const shortcut = style({ flex: 'none', fontFamily: vars.font.small, ...typeStep(12), color: vars.color.muted });

export const chevron = style({ display: 'grid', flex: 'none', marginInlineEnd: '-.25rem', color: vars.color.muted });

export const group = style({
  selectors: {
    // The same line as a separator.
    '& + &::before': {
      content: '',
      display: 'block',
      height: 1,
      margin: `${vars.space[1]} ${vars.space[3]}`,
      background: vars.color.line,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '& + &::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const label = style({
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  ...typeStep(12),
  color: vars.color.muted,
});

export const separator = style({
  height: 1,
  margin: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.line,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const box = style({
  ...centredIn('1.25rem'),
  flex: 'none',
  borderRadius: `min(${vars.radius[1]}, .375rem)`,
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}`,
  selectors: {
    '&[data-round]': { borderRadius: '50%' },
    '[data-state=checked] > &': { background: vars.color.primary, boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const mark = style({ display: 'grid', placeItems: 'center', color: vars.color.onPrimary });

export const dot = style({
  width: '.5rem',
  height: '.5rem',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
