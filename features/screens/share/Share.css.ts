import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minHeight: 0,
  selectors: {
    '&[data-form=dialog]': { height: 'min(60vh, 32rem)' },
    '&[data-form=sheet]': { flex: 1, paddingInline: vars.space[4] },
  },
});

export const foot = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
});

/** The preview of the message. */
export const preview = style({
  ...inRow,
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});
export const words = style({ display: 'grid', flex: 1, gap: '.125rem', minWidth: 0 });
export const amount = style({
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 800,
  color: vars.color.goldInk,
});

export const send = style({ display: 'grid', gap: vars.space[2], width: '100%' });
export const progress = style({ ...typeStep(13), textAlign: 'center', color: vars.color.muted });

export const failed = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], overflowY: 'auto' });
export const failedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
});

export const choice = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '4.75rem',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius[2],
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);
export const centred = style({ display: 'grid', alignContent: 'center', flex: '1 1 auto', minHeight: 0 });
