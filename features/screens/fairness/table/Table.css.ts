import { style } from '@vanilla-extract/css';
import { inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

const MIDDLE = 'screen and (min-width: 40rem)';

export const seeds = style({ ...inColumn, gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const seed = style({
  ...inRows,
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[1],
  ...sunken,
  ...typeStep(13),
  overflowWrap: 'anywhere',
  selectors: { '&[data-own]': { fontWeight: 700, boxShadow: `inset 0 0 0 1px ${vars.color.positive}` } },
});

export const outcome = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [MIDDLE]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
});
export const board = style({ inlineSize: 'min(100%, 15rem)' });

export const bets = style({ ...inColumn, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const bet = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
});
export const places = style({ ...inColumn, gap: vars.space[1], minWidth: 0, ...typeStep(13) });
export const place = style({ ...inRows, gap: vars.space[2], overflowWrap: 'anywhere' });
