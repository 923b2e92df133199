import { style } from '@vanilla-extract/css';

/** Times stand under each other: equal digits, and no line broken between day and hour. */
export const dateTime = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });
