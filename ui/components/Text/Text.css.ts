import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { textLookSelectors } from '../../theme/textLook.ts';

// The three prefixed properties work in every browser.
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const text = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: {
    ...textLookSelectors,
    '&[data-face=heading]': { fontFamily: vars.font.heading },
    '&[data-face=numerals]': { fontFamily: vars.font.numerals, fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-align=center]': { textAlign: 'center', textWrap: 'balance' },
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-lines]': clamped,
    '&[data-lines="1"]': { WebkitLineClamp: 1, overflowWrap: 'anywhere', wordBreak: 'break-all' },
    '&[data-lines="2"]': { WebkitLineClamp: 2 },
    '&[data-lines="3"]': { WebkitLineClamp: 3 },
  },
});
