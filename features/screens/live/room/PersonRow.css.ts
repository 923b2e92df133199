import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';

export const person = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '3.25rem',
    borderRadius: vars.radius[2],
    color: vars.color.text,
    textAlign: 'start',
  },
]);
