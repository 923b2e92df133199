import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const list = style({ display: 'grid', width: '100%', marginBlock: vars.space[1] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.5rem',
  paddingBlock: vars.space[2],
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

export const words = style({ display: 'grid', flex: 1, gap: vars.space[1], minWidth: 0 });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

export const here = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontSize: vars.size[13],
  fontWeight: 700,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
});
