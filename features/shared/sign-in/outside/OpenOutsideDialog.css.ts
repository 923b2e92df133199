import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const ways = style({ display: 'grid', gap: vars.space[3] });

export const otherwise = style({ ...typeStep(15), color: vars.color.muted });

export const steps = style({ display: 'grid', gap: vars.space[2] });

export const step = style({
  ...inRow,
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  textAlign: 'start',
});

export const picture = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  color: vars.color.text,
});

export const copy = style({ display: 'grid', justifyItems: 'center' });
