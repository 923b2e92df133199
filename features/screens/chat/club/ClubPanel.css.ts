import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const channels = style({ padding: `${vars.space[2]} ${vars.space[3]}` });

export const alliance = style({
  margin: 0,
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});
