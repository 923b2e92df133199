import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const sections = style({ display: 'grid', gap: vars.space[5] });
export const section = style({ display: 'grid', gap: vars.space[1] });
export const heading = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  color: vars.color.muted,
});
export const rows = style({
  display: 'grid',
  paddingInline: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});
export const after = style({ paddingBlockStart: vars.space[2] });
