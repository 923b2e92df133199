import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const form = style({ display: 'grid', gap: vars.space[3] });

export const phone = style({ flex: '1 1 10rem', minWidth: 0 });

/** Placed beside the box, below its label. */
export const send = style({ display: 'grid', paddingBlockStart: `calc(${vars.leading[13]} + ${vars.space[1]})` });
