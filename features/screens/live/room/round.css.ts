import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { glass } from './glass.ts';

/** A round control on glass. */
export const round = style([
  pressable,
  {
    ...glass,
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    color: '#fff',
  },
]);
