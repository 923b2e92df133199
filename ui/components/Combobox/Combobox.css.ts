import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { well as line } from '../Field/Field.css.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export { input } from '../TextField/TextField.css.ts';

export const well = style([line, { gap: 0, paddingInlineEnd: 0 }]);

export const button = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.5rem',
    borderRadius: vars.radius[1],
    color: vars.color.muted,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-4px' },
      // Two buttons share the width of one and a half buttons.
      '& + &': { marginInlineStart: '-.5rem' },
    },
  },
]);

export const arrow = style({
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '[data-state=open] > * > &': { transform: 'rotate(180deg)' } },
});

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const list = style({
  zIndex: 60,
  width: 'var(--radix-popover-trigger-width)',
  minWidth: '12rem',
  maxHeight: 'min(22rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${open} ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const options = style({ outline: 'none' });

export const option = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  ...typeStep(15),
  cursor: 'pointer',
  selectors: {
    '&[data-state=highlighted]': {
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    },
    '&[data-chosen]': { fontWeight: 700, color: vars.color.primaryInk },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-state=highlighted]': { outline: '2px solid Highlight' } } },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const hint = style({ ...typeStep(12), fontWeight: 400, color: vars.color.muted });
export const check = style({ flex: 'none' });

export const match = style({
  background: 'none',
  color: vars.color.primaryInk,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

export const note = style({
  padding: `${vars.space[4]} ${vars.space[3]}`,
  ...typeStep(13),
  textAlign: 'center',
  color: vars.color.muted,
});
