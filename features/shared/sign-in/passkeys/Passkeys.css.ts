import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const asked = style({ display: 'grid', gap: vars.space[3] });

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  marginInline: 'auto',
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});
