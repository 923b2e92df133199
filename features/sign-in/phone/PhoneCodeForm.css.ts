import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const form = style({ display: 'grid', gap: vars.space[4] });

export const number = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
});

export const code = style({ display: 'grid', gap: vars.space[2] });
globalStyle(`${code} > button`, { justifySelf: 'stretch' });
