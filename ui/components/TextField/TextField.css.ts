import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

export { beside, well } from '../Field/Field.css.ts';

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  // The input is as tall as the box, so that the whole box can be pressed.
  alignSelf: 'stretch',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const clear = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.5rem',
    marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
    borderRadius: vars.radius[1],
    color: vars.color.muted,
    selectors: { '&:hover': { color: vars.color.text }, '&:focus-visible': { outlineOffset: '-4px' } },
  },
]);
