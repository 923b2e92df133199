import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const asked = style({ display: 'grid', gap: vars.space[3] });

export const ways = style({ display: 'grid', width: '100%', marginBlock: vars.space[1] });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.5rem',
  paddingBlock: vars.space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  boxShadow: vars.elevation.edge,
});

export const name = style({ flex: 1, minWidth: 0 });

export const bound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.positive,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
});
