import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { beside as near, well as line } from '../Field/Field.css.ts';
import { pressable } from '../pressable.css.ts';
import { typeStep } from '../../theme/looks.ts';

export const beside = style([near, { paddingInline: vars.space[3] }]);

export const well = style([
  line,
  {
    padding: 0,
    gap: 0,
    // A focused button has its own ring, so the box shows none.
    selectors: { '&:has(button:focus-visible)': { outline: 'none', borderColor: vars.color.lineStrong } },
  },
]);

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  minHeight: '2.5rem',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  outline: 'none',
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.faint, opacity: 1, fontWeight: 400 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const step = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    width: '2.75rem',
    minHeight: '2.5rem',
    color: vars.color.primaryInk,
    borderRadius: vars.radius[1],
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:first-child': {
        borderInlineEnd: `1px solid ${vars.color.line}`,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      },
      '&:last-child': {
        borderInlineStart: `1px solid ${vars.color.line}`,
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&:active:not(:disabled)': { transform: 'scale(.9)' },
      '&:disabled': { color: vars.color.faint, opacity: 0.6 },
    },
  },
]);
