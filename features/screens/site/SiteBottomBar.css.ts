import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const print = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});
