import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** Keeps its line while it loads. */
export const state = style({
  display: 'block',
  maxWidth: '100%',
  minHeight: vars.leading[12],
  ...typeStep(12),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.muted,
  selectors: {
    '&[data-tone=good]': { color: vars.color.positive },
    '&[data-tone=waiting]': { color: vars.color.accentInk },
  },
});
