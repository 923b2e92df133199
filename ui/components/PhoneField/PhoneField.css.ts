import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { well as line } from '../Field/Field.css.ts';
import { input as text } from '../TextField/TextField.css.ts';
import { typeStep } from '../../theme/looks.ts';

/** Puts the country code above the number if large text leaves the number no room beside it. */
export const well = style([
  line,
  { flexWrap: 'wrap', rowGap: 0, paddingInlineStart: 0, paddingInlineEnd: 'min(.75rem, 12px)', overflow: 'hidden' },
]);

const digits = {
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const prefix = style({
  ...digits,
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  // A country code above the number is as wide as the number field.
  flex: '1 0 auto',
  padding: `0 ${vars.space[3]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface2,
  color: vars.color.muted,
});

export const input = style([
  text,
  {
    ...digits,
    fontWeight: 700,
    letterSpacing: '.02em',
    selectors: {
      // Overrides TextField in any order of the style sheets. At least as wide as a phone number.
      '&&': { flex: '999 1 6.5em', paddingInlineStart: 'min(.25rem, 4px)' },
    },
  },
]);
