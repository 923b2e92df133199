import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const form = style({ ...inColumn, gap: vars.space[4] });

/** The reported message, in at most three lines. */
export const quote = style({
  display: '-webkit-box',
  overflow: 'hidden',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});
