import { style } from '@vanilla-extract/css';
import { inColumn } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

export const section = style({ ...inColumn, gap: vars.space[3] });

export const panel = style({ containerType: 'inline-size', paddingBlockStart: vars.space[2] });

export const about = style({
  ...inColumn,
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  ...raised,
  ...typeStep(13),
  color: vars.color.muted,
});
