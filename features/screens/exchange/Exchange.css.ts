import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const rate = style({
  ...inRows,
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.primarySoft,
  fontWeight: 700,
});

export const all = style({ display: 'flex', justifyContent: 'flex-end' });

export const outcome = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] });
export const side = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});
globalStyle(`${side} dt`, { ...typeStep(13), color: vars.color.muted });
globalStyle(`${side} dd`, { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' });
