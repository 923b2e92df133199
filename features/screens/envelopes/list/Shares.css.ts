import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.muted,
});
export const sum = style({});

export const nobody = style({ paddingBlock: vars.space[4], textAlign: 'center', color: vars.color.muted });

export const row = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '3.5rem',
  paddingBlock: vars.space[2],
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    '&:last-child': { boxShadow: 'none' },
    '&[data-own]': {
      marginInline: `calc(${vars.space[3]} * -1)`,
      paddingInline: vars.space[3],
      borderRadius: vars.radius[1],
      background: vars.color.primarySoft,
    },
  },
});

export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const you = style({ fontWeight: 400, color: vars.color.muted });

export const got = style({ display: 'grid', justifyItems: 'end', flex: 'none' });
export const amount = style({ fontFamily: vars.font.numerals, fontWeight: 700, color: vars.color.goldInk });
export const luckiest = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.fill.gold,
  color: vars.color.onGold,
  fontSize: vars.size[12],
  lineHeight: vars.leading[15],
  fontWeight: 700,
});
