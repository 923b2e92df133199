import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const channels = style({ padding: `${vars.space[2]} ${vars.space[3]}` });

export const alliance = style({
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  ...typeStep(12),
  color: vars.color.muted,
});
