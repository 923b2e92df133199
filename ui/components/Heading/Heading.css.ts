import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const steps = [13, 15, 17, 20, 24, 32] as const;

// The three prefixed properties work in every browser.
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const heading = style({
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: 700,
  color: vars.color.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    ...Object.fromEntries(
      steps.map((step) => [
        `&[data-size="${String(step)}"]`,
        { fontSize: vars.size[step], lineHeight: vars.leading[step] },
      ]),
    ),
    '&[data-tone=text]': { color: vars.color.text },
    '&[data-align=center]': { textAlign: 'center' },
    '&[data-lines]': clamped,
    '&[data-lines="1"]': { WebkitLineClamp: 1, wordBreak: 'break-all' },
    '&[data-lines="2"]': { WebkitLineClamp: 2 },
  },
});
