import { style } from '@vanilla-extract/css';

/** A block, since drawings of states are as wide as their place. */
export const mascot = style({ display: 'block', width: 'min(10rem, 50vw)', marginInline: 'auto' });
export const picture = style({ display: 'block', width: '100%', height: 'auto' });
