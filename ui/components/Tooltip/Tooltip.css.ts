import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });

export const tooltip = style({
  zIndex: 75,
  maxWidth: `min(16rem, calc(100vw - ${vars.space[4]}))`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.surface3,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.elevation[2]}`,
  color: vars.color.text,
  ...typeStep(13),
  textWrap: prettyLines,
  overflowWrap: 'anywhere',
  transformOrigin: 'var(--radix-tooltip-content-transform-origin)',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const arrow = style({
  fill: vars.color.surface3,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
