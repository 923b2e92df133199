import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { fadesWhenStill } from '../Dialog/ModalFrame.css.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const appear = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxWidth: '30rem',
  maxHeight: 'calc(100dvh - 1.25rem)',
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
  background: `linear-gradient(180deg, ${vars.color.surface1}, ${vars.color.ground})`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${sink} ${vars.motion.dialog} ${vars.motion.easeIn} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': { ...fadesWhenStill, '(forced-colors: active)': { border: '2px solid CanvasText', background: 'Canvas' } },
});

export const title = style({
  margin: 0,
  paddingInline: vars.space[2],
  fontFamily: vars.font.heading,
  ...typeStep(15),
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

/** Shows three lines of the message as a quotation. */
export const preview = style({
  display: '-webkit-box',
  flex: 'none',
  overflow: 'hidden',
  margin: `0 ${vars.space[2]}`,
  paddingInlineStart: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  ...typeStep(13),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const list = style({
  flex: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: vars.elevation.edge,
});

export const item = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '3.25rem',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    ...typeStep(15),
    textAlign: 'start',
    selectors: {
      'li + li > &': { boxShadow: `0 -1px 0 ${vars.color.line}` },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:active': { background: vars.color.surface3 },
      '&[data-tone=danger]': { color: vars.color.danger },
      '&:is(:disabled,[data-disabled])': { color: vars.color.faint },
      // The primitive moves the focus with the pointer in the menu, so hover and focus share one style.
      '[role=menu] > &': { minHeight: '2.75rem', padding: `${vars.space[1]} ${vars.space[3]}` },
      '[role=menu] > &[data-highlighted]': {
        outline: 'none',
        borderRadius: vars.radius[1],
        background: vars.color.surface3,
      },
      '[role=menu] > &[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not(:disabled,[data-disabled])': { background: vars.color.surface3 } },
      },
      '(forced-colors: active)': {
        selectors: {
          'li + li > &': { borderBlockStart: '1px solid CanvasText' },
          '&:focus': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&:is(:disabled,[data-disabled])': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const icon = style({
  ...centredIn('1.5rem'),
  flex: 'none',
  color: vars.color.muted,
  selectors: { '[data-tone=danger] > &': { color: 'inherit' }, ':disabled > &': { color: 'inherit' } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const hint = style({ ...typeStep(12), color: vars.color.muted });

export const cancel = style([
  pressable,
  {
    flex: 'none',
    minHeight: '3.25rem',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius[3],
    background: vars.color.surface2,
    boxShadow: vars.elevation.edge,
    ...typeStep(15),
    fontWeight: 700,
    textAlign: 'center',
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);

/** An invisible point where the menu opens. */
export const point = style({ position: 'fixed', width: 0, height: 0, pointerEvents: 'none' });

export const menu = style({
  zIndex: 60,
  minWidth: '11rem',
  maxWidth: 'min(20rem, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space[1],
  overflowY: 'auto',
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easeIn} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: keyframes({ from: { opacity: 0 } }) },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
