import { style } from '@vanilla-extract/css';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

export const panel = style({ ...inColumn, gap: vars.space[6], paddingBlockStart: vars.space[4] });

export const trophy = style({ flex: 'none', width: '4.5rem', height: '4.5rem' });

export const rule = style({ margin: 0, ...typeStep(13), color: vars.color.text, textWrap: prettyLines });

export const facts = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  ...typeStep(13),
  color: vars.color.muted,
});
