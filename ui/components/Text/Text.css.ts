import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const steps = [11, 12, 13, 15, 17, 20, 24, 32] as const;
const tones = {
  text: vars.color.text,
  muted: vars.color.muted,
  faint: vars.color.faint,
  heading: vars.color.heading,
  primary: vars.color.primaryInk,
  accent: vars.color.accentInk,
  positive: vars.color.positive,
  danger: vars.color.danger,
  warn: vars.color.warn,
};

// Every browser knows only the prefixed trio.
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const text = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  selectors: {
    ...Object.fromEntries(
      steps.map((step) => [
        `&[data-size="${String(step)}"]`,
        { fontSize: vars.size[step], lineHeight: vars.leading[step] },
      ]),
    ),
    ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`&[data-tone=${tone}]`, { color }])),
    '&[data-weight=regular]': { fontWeight: 400 },
    '&[data-weight=bold]': { fontWeight: 700 },
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
