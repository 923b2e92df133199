import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

export const chip = style([
  pressable,
  {
    ...glass,
    ...inRow,
    gap: vars.space[2],
    maxWidth: '12rem',
    minHeight: '2.75rem',
    padding: '.125rem .75rem .125rem .125rem',
    borderRadius: '1.5rem',
    color: '#f4feff',
    textAlign: 'start',
  },
]);
export const picture = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  objectFit: 'cover',
});
export const title = style({ ...cutLine, ...typeStep(13) });
export const game = style({ ...cutLine, ...typeStep(12), color: '#bfe4e6' });
