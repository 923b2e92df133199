import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 60,
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/**
 * At least as high as the screen, so that the notices begin below it. Otherwise the arriving code, texts and data of the page would move
 * the notices while they are visible.
 */
export const content = style({ minHeight: '100vh' });
