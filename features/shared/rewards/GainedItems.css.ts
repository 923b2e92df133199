import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const gained = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], textAlign: 'center' });

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  minWidth: '6.5rem',
  padding: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  fontWeight: 700,
});
