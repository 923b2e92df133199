import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const balance = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const held = style({ display: 'grid', flex: 1, minWidth: 0, gap: vars.space[1] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
});
