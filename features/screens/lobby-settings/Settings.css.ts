import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const sections = style({ display: 'grid', gap: vars.space[5] });
export const rows = style({
  display: 'grid',
  paddingInline: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});
export const after = style({ paddingBlockStart: vars.space[2] });
