import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const picture = style({ display: 'block', width: '100%', aspectRatio: '1', objectFit: 'contain' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
