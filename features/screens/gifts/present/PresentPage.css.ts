import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const page = style({ ...inColumn, gap: vars.space[3], width: '100%', maxWidth: '48rem', marginInline: 'auto' });
