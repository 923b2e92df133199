import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { typeStep } from '../../theme/looks.ts';

/** Black on white in every brand and mode, for cameras. The page marks the logo as art, with its own light and shade. */
export const plate = style({
  display: 'grid',
  gap: vars.space[1],
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: 'white',
  boxShadow: vars.elevation[2],
  color: 'black',
  forcedColorAdjust: 'none',
});

export const code = style({ position: 'relative', display: 'grid', placeItems: 'center' });
export const drawing = style({ width: '100%', height: 'auto' });

/** A fifth of the edge, which is the limit of the highest error correction. */
export const logo = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '20%',
  aspectRatio: '1',
  padding: '2%',
  borderRadius: vars.radius[1],
  background: 'white',
  overflow: 'hidden',
});

export const caption = style({
  padding: `0 ${vars.space[3]} ${vars.space[3]}`,
  ...typeStep(13),
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
