import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { sunken } from '#ui/theme/looks.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[2],
});

export const window = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space[4],
  minHeight: 'calc(100dvh - 7rem)',
});

export const gameArea = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  ...sunken,
});

/** The second line of the leave prompt. */
export const settled = style({ display: 'block', marginBlockStart: vars.space[2] });
