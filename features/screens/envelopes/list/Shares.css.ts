import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const shares = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  color: vars.color.muted,
});
export const sum = style({ fontVariantNumeric: 'tabular-nums' });

export const nobody = style({ margin: 0, paddingBlock: vars.space[4], textAlign: 'center', color: vars.color.muted });

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
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

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const you = style({ fontWeight: 400, color: vars.color.muted });
export const time = style({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.muted });

export const got = style({ display: 'grid', justifyItems: 'end', flex: 'none' });
export const amount = style({
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.goldInk,
});
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
