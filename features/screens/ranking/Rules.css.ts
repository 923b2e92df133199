import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

export const rules = style({
  '@media': { [wide]: { padding: `${vars.space[2]} ${vars.space[4]}`, borderRadius: vars.radius[3], ...raised } },
});

export const line = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    minHeight: '2.75rem',
    borderRadius: vars.radius[1],
    ...typeStep(13),
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const icon = style({ flex: 'none', color: vars.color.ornament });

export const title = style({ flex: 'none', maxWidth: '60%', color: vars.color.text });

/** Cut off by the open rules, which list every reward. */
export const next = style({
  flex: 1,
  minWidth: 0,
  color: vars.color.muted,
  selectors: { '[open] > * > &': { visibility: 'hidden' } },
});

export const arrow = style({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.muted,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const body = style({ ...inColumn, gap: vars.space[2], paddingBlock: `0 ${vars.space[3]}` });

export const text = style({ margin: 0, ...typeStep(13), color: vars.color.muted });

export const rewards = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[5]}`,
  ...typeStep(13),
  '@media': { [wide]: { ...inColumn } },
});

export const reward = style({
  color: vars.color.muted,
  '@media': { [wide]: { display: 'flex', justifyContent: 'space-between', gap: vars.space[3] } },
});
