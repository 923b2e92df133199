import { style } from '@vanilla-extract/css';

/** Takes the fit of the element that holds it. */
export const picture = style({ position: 'absolute', inset: 0, objectFit: 'inherit' });

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'inherit' } as const;

export const video = style(fill);

export const lastFrame = style({ ...fill, selectors: { '&[hidden]': { display: 'none' } } });
