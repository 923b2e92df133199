import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn, inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const place = style({ ...inColumn, gap: vars.space[1] });

export const line = style({ ...inRows, justifyContent: 'space-between', gap: `0 ${vars.space[4]}` });

const level = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontFamily: vars.font.numerals,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
} as const;

export const from = style({ ...level, ...typeStep(17), color: vars.color.text });
export const to = style({ ...level, ...typeStep(13), color: vars.color.muted });

export const numbers = style({
  ...typeStep(12),
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.muted,
});

export const percent = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.small,
  ...typeStep(12),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.primaryInk,
});

export const note = style({ fontSize: vars.size[12], lineHeight: vars.leading[13], color: vars.color.muted });
