import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { cramped } from './container.css.ts';
import { glass } from './glass.ts';
import { wide } from './shapes.ts';

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
/** Centred on the stage; below the other controls if large text leaves no room. */
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
    // The poster's drawn screen is above it.
    '@media': { [wide]: { insetBlockStart: '70%' } },
    '@container': { [cramped]: { position: 'static', width: 'auto', translate: 'none' } },
  },
]);
export const offAirTitle = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[20],
  lineHeight: vars.leading[20],
  fontWeight: 700,
});
export const offAirText = style({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], color: '#cfe6ea' });
export const busy = style({
  ...glass,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: '1.5rem',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
});
