import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { typeStep } from '../../theme/looks.ts';

const forced = '(forced-colors: active)';

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '6.5rem',
  minHeight: '6.5rem',
  padding: '.625rem',
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: vars.color.onPrimary,
  fontFamily: 'inherit',
  ...typeStep(13),
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  transform: 'rotate(-90deg)',
});

const circle = { fill: 'none', strokeWidth: 7 } as const;
export const track = style({ ...circle, stroke: vars.color.well });
export const filled = style({
  ...circle,
  stroke: vars.color.gold,
  strokeLinecap: 'round',
  strokeDasharray: 1,
  strokeDashoffset: 1,
  opacity: 0,
  transition: `stroke-dashoffset ${vars.motion.fast} ${vars.motion.easeOut}, opacity ${vars.motion.fast}`,
  selectors: {
    '[data-state=holding] &': { strokeDashoffset: 0, opacity: 1, transition: 'stroke-dashoffset 900ms linear' },
  },
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 0,
  width: '5.25rem',
  minHeight: '5.25rem',
  borderRadius: '50%',
  background: vars.fill.button,
  boxShadow: vars.elevation[2],
  textAlign: 'center',
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '[data-state=holding] > &': { transform: 'scale(.95)' },
    '[aria-disabled=true][data-state=free] > &': {
      background: vars.color.surface3,
      color: vars.color.muted,
      boxShadow: 'none',
    },
  },
  '@media': { [forced]: { border: '1px solid ButtonText' } },
});
