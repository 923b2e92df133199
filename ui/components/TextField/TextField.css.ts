import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export { well } from '../Field/Field.css.ts';

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  // The input is as tall as the well, so that the whole target takes the press.
  alignSelf: 'stretch',
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
