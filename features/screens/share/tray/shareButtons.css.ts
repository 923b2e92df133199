import { style } from '@vanilla-extract/css';

export const game = style({
  borderRadius: '.5rem',
  objectFit: 'cover',
  boxShadow: '0 0 0 1.5px rgb(255 255 255 / .25), 0 2px 6px rgb(0 0 0 / .5)',
});
