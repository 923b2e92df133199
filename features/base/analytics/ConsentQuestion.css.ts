import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { barSpace } from '#ui/layout/barSpace.ts';
import { typeStep } from '#ui/theme/looks.ts';

const desktop = 'screen and (min-width: 64rem)';

const appear = keyframes({ from: { opacity: 0 } });

/** The question is the last part of the page, below the footer, so it covers nothing and moves nothing when it appears. */
export const place = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  width: 'min(26rem, calc(100% - 1.5rem))',
  margin: `${vars.space[3]} auto calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  // The question ends above the bar at the lower edge and the floating buttons.
  selectors: { '&[data-over-bar=true]': { marginBlockEnd: `calc(${barSpace} + 5rem)` } },
  '@media': {
    [desktop]: { selectors: { '&[data-over-bar=true]': { marginBlockEnd: '5.5rem' } } },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const words = style({ ...typeStep(13), color: vars.color.muted, textWrap: prettyLines });

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
