import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const asked = style({ display: 'grid', gap: vars.space[3] });

export const bound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.positive,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
});

export const bonus = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' });

export const problem = style({ margin: 0, color: vars.color.danger, fontSize: vars.size[13] });

export const passbook = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  color: vars.color.primaryInk,
  fontWeight: 700,
});
