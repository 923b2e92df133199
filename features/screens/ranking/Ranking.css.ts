import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const list = style({ display: 'grid', gap: vars.space[2] });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const rules = style({ display: 'grid', gap: vars.space[2] });

export const rewards = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const periods = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });

export const detail = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` });

export const panel = style([section, { paddingBlockStart: vars.space[4] }]);
