import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const ways = style({ display: 'grid', gap: vars.space[3] });

export const otherwise = style({
  margin: 0,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  color: vars.color.muted,
});

export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  textAlign: 'start',
});

export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  color: vars.color.text,
});

export const copy = style({ display: 'grid', justifyItems: 'center' });
