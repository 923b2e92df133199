import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';

/** A list of players in a dialog of the room, whose rows open the player's card. */
export const people = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const person = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    width: '100%',
    minHeight: '3.25rem',
    borderRadius: vars.radius[2],
    color: vars.color.text,
    textAlign: 'start',
  },
]);
