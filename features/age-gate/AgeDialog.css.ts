import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const body = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
