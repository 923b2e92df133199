import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const others = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
});

export const game = style({ width: 'min(7.5rem, 28vw)' });
