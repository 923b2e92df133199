import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';

export const asked = style({ display: 'grid', gap: vars.space[3] });

export const bound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.positive,
  fontSize: vars.size[13],
});

export const bonus = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2], textAlign: 'center' });

export const problem = style({ color: vars.color.danger, fontSize: vars.size[13] });

export const passbook = style({
  ...inRow,
  justifyContent: 'center',
  minHeight: '2.75rem',
  color: vars.color.primaryInk,
  fontWeight: 700,
});
