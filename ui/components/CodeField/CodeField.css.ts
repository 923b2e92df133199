import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sunken, typeStep } from '../../theme/looks.ts';

export const code = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 3rem)',
  gap: 'min(.5rem, 8px)',
  selectors: { '&[data-disabled]': { opacity: 0.6 } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  // The input is invisible but not absent, since iOS offers autofill only for an input of real size and 16 px text.
  opacity: 0,
  fontSize: '1rem',
  cursor: 'text',
});

const blink = keyframes({ '50%': { opacity: 0 } });

export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  ...sunken,
  fontFamily: vars.font.numerals,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...typeStep(24),
  fontWeight: 700,
  color: vars.color.text,
  selectors: {
    '&[data-state=filled]': { borderColor: vars.color.primaryInk },
    [`${input}:focus ~ &[data-state=current], ${input}:focus ~ &:last-child[data-state=filled]`]: {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    [`${input}:focus ~ &[data-state=current]::after`]: {
      content: '',
      width: 2,
      height: '1.5rem',
      background: vars.color.primaryInk,
      animation: `${blink} 1s steps(1) infinite`,
    },
    '[data-state=invalid] &': { borderColor: vars.color.danger },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:focus ~ &[data-state=current]::after`]: { background: 'Highlight' },
        '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
