import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { glass } from './glass.ts';
import { centredIn } from '#ui/layout/arrangements.ts';

/** A round control on glass. */
export const round = style([
  pressable,
  {
    ...glass,
    ...centredIn('2.75rem'),
    flex: 'none',
    borderRadius: '50%',
    color: '#fff',
  },
]);
