import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** Where the pages' own columns stand, so that nothing moves when they come. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  '@media': { 'screen and (min-width: 64rem)': { paddingBlockStart: vars.space[6] } },
});
