import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn } from '#ui/layout/arrangements.ts';

export const asked = style({ display: 'grid', gap: vars.space[3] });

export const drawing = style({
  ...centredIn('5rem'),
  marginInline: 'auto',
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});
