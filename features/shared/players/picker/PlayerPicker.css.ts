import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 0,
});

export const all = style({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingInline: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const row = style([
  pressable,
  {
    display: 'block',
    width: '100%',
    padding: `${vars.space[2]} ${vars.space[1]}`,
    borderRadius: vars.radius[1],
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);

/** Leaves room for the focus ring within the scrolling list. */
export const choice = style({ padding: `${vars.space[2]} ${vars.space[1]}` });

export const failed = style({
  ...inRows,
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
});
