import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const mission = style({
  display: 'flex',
  // Large text brings the button below the words.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const words = style({ display: 'grid', flex: '1 1 12rem', gap: vars.space[2], minWidth: 0 });

/** As wide as the button, so that rows do not shift when one is claimed. */
export const end = style({ display: 'grid', flex: 'none', justifyItems: 'center', minWidth: '5.5rem' });

export const claimed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  color: vars.color.positive,
});

/** Words in a line: they stand as their place aligns its text, also where they take two lines. */
export const rewards = style({ display: 'inline-block', marginInline: `calc(${vars.space[2]} * -1)` });

export const reward = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  marginInline: vars.space[2],
});

export const claimLine = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const wheel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});

export const count = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.muted,
});
