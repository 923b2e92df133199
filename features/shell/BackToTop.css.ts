import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** At the left: the right corner belongs to the speed-dial. */
export const place = style({
  position: 'fixed',
  insetInlineStart: `calc(${vars.space[3]} + env(safe-area-inset-left))`,
  insetBlockEnd: `calc(${vars.shape.barHeight} + ${vars.shape.barLift} + env(safe-area-inset-bottom) + 1rem)`,
  zIndex: 30,
  '@media': { 'screen and (min-width: 64rem)': { insetBlockEnd: '5.5rem' } },
});
