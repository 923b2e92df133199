import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '100dvh',
  padding: `calc(${vars.space[8]} + env(safe-area-inset-top)) ${vars.space[4]} ${vars.space[8]}`,
});

export const logo = style({ height: '2.5rem', width: 'auto', maxWidth: '60vw' });

export const words = style({ overflowWrap: 'anywhere' });

export const until = style({
  marginBlock: `${vars.space[3]} 0`,
  ...typeStep(15),
  fontWeight: 700,
  color: vars.color.text,
});
