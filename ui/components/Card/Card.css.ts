import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { raised, sunken } from '../../theme/looks.ts';

export const card = style({
  position: 'relative',
  minWidth: 0,
  border: 0,
  padding: 0,
  borderRadius: vars.radius[3],
  ...raised,
  clipPath: vars.shape.tileClip,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    // Has zero specificity, since the styled element may have its own layout.
    ':where(&)': { display: 'block' },
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '.25rem',
      border: vars.edge.cardInner,
      borderRadius: `calc(${vars.radius[3]} - 3px)`,
      pointerEvents: 'none',
    },
    // Cuts off content at the corners if it reaches the edge.
    '&[data-padding=none]': { overflow: 'clip' },
    '&[data-padding=sm]': { padding: vars.space[3] },
    '&[data-padding=md]': { padding: vars.space[4] },
    '&[data-variant=well]': sunken,
    '&[data-variant=gold]': {
      isolation: 'isolate',
      boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[2]}`,
    },
    '&[data-variant=gold]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
      background: vars.color.gold,
      opacity: 0.12,
    },
    '&:is(a,button)': {
      cursor: 'pointer',
      transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
      WebkitTapHighlightColor: 'transparent',
    },
    '&:is(a,button):hover': { boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}` },
    '&[data-variant=gold]:is(a,button):hover': {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[3]}`,
    },
    '&:is(a,button):active': { transform: `scale(${vars.motion.press})` },
    '&:is(a,button):focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
