import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { cramped } from './container.css.ts';
import { glass } from './glass.ts';
import { wide } from './shapes.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const offAir = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
export const offAirWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  textAlign: 'center',
  textShadow: '0 1px 3px #000',
});
/** Centred on the stage, or below the other controls if large text leaves no room. */
export const offAirPlace = style([
  offAirWords,
  {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    zIndex: 1,
    width: 'max-content',
    maxWidth: '100%',
    translate: '-50% -50%',
    // The poster's drawn screen is above this place.
    '@media': { [wide]: { insetBlockStart: '70%' } },
    '@container': { [cramped]: { position: 'static', width: 'auto', translate: 'none' } },
  },
]);
export const offAirText = style({ ...typeStep(13), color: '#cfe6ea' });
export const busy = style({
  ...glass,
  position: 'relative',
  ...inRow,
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: '1.5rem',
  ...typeStep(13),
});
