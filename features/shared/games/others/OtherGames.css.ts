import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const others = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
});

export const heading = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });

export const game = style({ width: 'min(7.5rem, 28vw)' });
