import { style } from '@vanilla-extract/css';

/** Inherits fit and position from its parent. */
export const picture = style({ position: 'absolute', inset: 0, objectFit: 'inherit', objectPosition: 'inherit' });

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'inherit',
  objectPosition: 'inherit',
} as const;

export const video = style(fill);

export const lastFrame = style({ ...fill, selectors: { '&[hidden]': { display: 'none' } } });
