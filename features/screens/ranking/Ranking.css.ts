import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const section = style({ ...inColumn, gap: vars.space[3] });

export const panel = style([section, { paddingBlockStart: vars.space[4] }]);
