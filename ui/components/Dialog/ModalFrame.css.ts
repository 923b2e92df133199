import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fadeAway = keyframes({ to: { opacity: 0 } });

/**
 * Fades a window under reduced motion, without sliding or growing. `!important` is needed, since the page ends all other animations
 * immediately in that mode.
 */
export const fadesWhenStill = {
  '(prefers-reduced-motion: reduce)': {
    animation: `${fade} ${vars.motion.fast} ${vars.motion.easeOut} !important`,
    selectors: {
      '&[data-state=closed]': {
        animation: `${fadeAway} ${vars.motion.fast} ${vars.motion.easeIn} forwards !important`,
      },
    },
  },
} as const;

export const veil = style({
  position: 'fixed',
  inset: 0,
  // The same level as the windows: of two windows, the later backdrop covers the earlier window.
  zIndex: 51,
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.dialog} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeAway} ${vars.motion.dialog} ${vars.motion.easeIn} forwards` },
  },
  '@media': fadesWhenStill,
});
