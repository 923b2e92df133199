import { style } from '@vanilla-extract/css';

/** Aligns the digits of times in columns, and keeps day and hour on one line. */
export const dateTime = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
