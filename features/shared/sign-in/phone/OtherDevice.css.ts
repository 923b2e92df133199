import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const body = style({ display: 'grid', gap: vars.space[3] });

export const steps = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: '1.4em',
  listStyle: 'decimal',
});

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});

export const digits = style({
  display: 'flex',
  gap: '.5em',
  fontFamily: vars.font.numerals,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontSize: 'clamp(1.75rem, 9vw, 2.5rem)',
  lineHeight: 1.2,
  fontWeight: 700,
  letterSpacing: '.08em',
  color: vars.color.text,
});

export const wait = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const left = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const offer = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});
