import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { well as line } from '../Field/Field.css.ts';
import { input as text } from '../TextField/TextField.css.ts';

export const well = style([line, { paddingInlineStart: 0, overflow: 'hidden' }]);

const digits = {
  fontFamily: vars.font.numerals,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const prefix = style({
  ...digits,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  padding: `0 ${vars.space[3]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface2,
  color: vars.color.muted,
});

export const input = style([text, { ...digits, fontWeight: 700, letterSpacing: '.02em' }]);
