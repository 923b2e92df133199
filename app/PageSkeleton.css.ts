import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** Where the pages' own columns stand, so that nothing moves when they come. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '48rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space[4],
});
