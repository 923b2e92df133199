import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

/**
 * The shared style of every control that can be pressed: no browser default look, the visible focus ring, no double-tap zoom, and the right
 * cursor. Use it by composition: `style([pressable, {…}])`.
 */
export const pressable = style({
  font: 'inherit',
  color: 'inherit',
  border: 0,
  padding: 0,
  background: 'none',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:is(:disabled,[aria-disabled=true],[data-disabled])': { cursor: 'not-allowed' },
  },
});
