import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const steps = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: '1.4em', listStyle: 'decimal' });

export const digits = style({
  display: 'flex',
  gap: '.5em',
  fontFamily: vars.font.numerals,
  fontSize: 'clamp(1.75rem, 9vw, 2.5rem)',
  lineHeight: 1.2,
  fontWeight: 700,
  letterSpacing: '.08em',
  color: vars.color.text,
});
