import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const panel = style({ ...inColumn, gap: vars.space[4], paddingBlockStart: vars.space[4] });
export const choices = style({
  ...inColumn,
  gap: vars.space[2],
  // The empty error line of a field serves as the gap above the list.
  marginBlockEnd: `calc(${vars.space[5]} * -1)`,
  '@media': {
    'screen and (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
});
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 10rem)',
  gap: vars.space[3],
});
export const count = style({
  paddingBlockStart: vars.space[3],
  ...typeStep(13),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

export const list = style({
  ...inColumn,
  gap: vars.space[2],
  transition: `opacity ${vars.motion.fast} linear`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = style([
  pressable,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    width: '100%',
    minHeight: '5.25rem',
    padding: vars.space[3],
    borderRadius: vars.radius[2],
    ...raised,
    color: vars.color.text,
    textAlign: 'start',
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);
export const picture = style({ width: '2.5rem', height: '3.125rem' });
export const words = style({ ...inColumn, gap: 2 });
export const about = style({
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const state = style({
  fontWeight: 700,
  color: vars.color.muted,
  selectors: {
    '&[data-state=open]': { color: vars.color.primaryInk },
    '&[data-state=mine]': { color: vars.color.positive },
  },
});
export const amount = style({
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
  color: vars.color.goldInk,
  whiteSpace: 'nowrap',
});
export const arrow = style({ color: vars.color.muted });
