import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '48rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space[4],
});

export const window = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space[4],
  minHeight: 'calc(100dvh - 7rem)',
});

export const stage = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
