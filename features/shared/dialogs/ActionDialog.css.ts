import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** The fields of a long form scroll; its buttons stay below them. */
export const sheetFields = style({
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const sheetButtons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[3],
});
