import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const outbox = style({
  marginTop: vars.space[3],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  textAlign: 'center',
});
