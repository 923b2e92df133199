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
