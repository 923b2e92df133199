import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: vars.space[4],
});
export const muted = style({ color: vars.color.muted });
