import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const here = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontSize: vars.size[13],
  fontWeight: 700,
});
