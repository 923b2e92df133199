import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const panel = style({ ...inColumn, gap: vars.space[6], paddingBlockStart: vars.space[4] });
