import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

const steps = [13, 15, 17, 20, 24] as const;
/** A long balance is one word, so the largest sizes shrink if the window has no room for it. */
const display = { 32: '15vw', 44: '11.5vw', 56: '15vw' } as const;

export const amount = style({
  fontFamily: vars.font.numerals,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // Keeps the hidden text for screen readers from widening the row.
  position: 'relative',
  selectors: {
    '&[data-tone=gold]': { color: vars.color.goldInk },
    '&[data-tone=metal]': { background: vars.fill.goldText, backgroundClip: 'text', color: 'transparent' },
    '&[data-tone=positive]': { color: vars.color.positive },
    '&[data-tone=negative]': { color: vars.color.danger },
    ...Object.fromEntries(
      steps.map((step) => [
        `&[data-size="${String(step)}"]`,
        { fontSize: vars.size[step], lineHeight: vars.leading[step] },
      ]),
    ),
    ...Object.fromEntries(
      ([32, 44, 56] as const).map((step) => [
        `&[data-size="${String(step)}"]`,
        { fontSize: `min(${vars.size[step]}, ${display[step]})`, lineHeight: vars.leading[step] },
      ]),
    ),
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-tone=metal]': { background: 'none', color: 'CanvasText' } },
    },
  },
});

/** A press target of 44 px around the text, without moving the line. */
export const expandable = style([
  pressable,
  amount,
  {
    borderRadius: '.25rem',
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.75rem -.5rem' } },
  },
]);
