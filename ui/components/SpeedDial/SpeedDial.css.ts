import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const place = style({ position: 'relative', display: 'inline-grid' });

export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const dial = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('3.5rem'),
    borderRadius: '50%',
    background: vars.fill.button,
    boxShadow: `${vars.edge.button}, ${vars.elevation[2]}`,
    color: vars.color.onPrimary,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { boxShadow: `${vars.edge.button}, ${vars.elevation[3]}` },
      '&:active': { transform: `translateY(${vars.shape.buttonDepth})`, boxShadow: vars.edge.buttonPressed },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

const face = {
  gridArea: '1 / 1',
  display: 'grid',
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}, opacity ${vars.motion.fast}`,
};

export const closedIcon = style({
  ...face,
  selectors: { [`${dial}[data-state=open] > &`]: { opacity: 0, transform: 'rotate(90deg) scale(.6)' } },
});
globalStyle(`${closedIcon} svg`, { width: '1.75rem', height: '1.75rem' });

export const openIcon = style({
  ...face,
  selectors: { [`${dial}[data-state=closed] > &`]: { opacity: 0, transform: 'rotate(-90deg) scale(.6)' } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-.25rem',
  insetInlineEnd: '-.25rem',
  display: 'flex',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
});

export const menu = style({
  zIndex: 40,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[2],
  maxWidth: `calc(100vw - ${vars.space[6]})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  // The scroll box would otherwise cut off the shadows.
  padding: vars.space[3],
  overflowY: 'auto',
  outline: 'none',
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(.96)' } });

export const item = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    minHeight: '3rem',
    maxWidth: '100%',
    padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[4]}`,
    borderRadius: '1.5rem',
    background: vars.color.surface3,
    boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
    color: vars.color.text,
    ...typeStep(15),
    fontWeight: 700,
    transformOrigin: '100% 100%',
    animation: `${rise} ${vars.motion.medium} ${vars.motion.easeOut} backwards`,
    selectors: {
      '&:nth-last-child(2)': { animationDelay: '20ms' },
      '&:nth-last-child(3)': { animationDelay: '40ms' },
      '&:nth-last-child(n+4)': { animationDelay: '60ms' },
      '&[data-highlighted]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-state=refused]': { color: vars.color.muted },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

export const words = style({ display: 'grid', minWidth: 0, textAlign: 'end' });
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const reason = style({ ...typeStep(12), fontWeight: 400, color: vars.color.warn });

export const icon = style({
  ...centredIn('2.5rem'),
  flex: 'none',
  borderRadius: '50%',
  background: vars.fill.button,
  color: vars.color.onPrimary,
  selectors: {
    '[data-state=refused] > &': { background: vars.color.surface1, color: vars.color.faint },
  },
});
globalStyle(`${icon} svg`, { width: '1.375rem', height: '1.375rem' });
