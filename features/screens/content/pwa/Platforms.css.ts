import { style } from '@vanilla-extract/css';

/** Hidden on a phone, which has room only for the three names. */
export const sign = style({ '@media': { 'screen and (max-width: 30rem)': { display: 'none' } } });
