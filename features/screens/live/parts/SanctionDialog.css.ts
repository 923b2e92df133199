import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
