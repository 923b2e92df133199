import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { inRow } from '#ui/layout/arrangements.ts';

export const body = style({ ...inRow, justifyContent: 'space-between', gap: vars.space[4] });

export const notices = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockEnd: vars.space[3],
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  textAlign: 'start',
  textWrap: prettyLines,
});
