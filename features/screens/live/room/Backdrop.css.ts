import { style } from '@vanilla-extract/css';

/** Larger than the player, so that the edge of the blur is not visible. */
export const backdrop = style({
  position: 'absolute',
  inset: '-10%',
  width: '120%',
  height: '120%',
  objectFit: 'cover',
  filter: 'blur(2.5rem) brightness(.45) saturate(1.2)',
});
