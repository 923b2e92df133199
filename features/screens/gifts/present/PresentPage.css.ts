import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '48rem',
  marginInline: 'auto',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
