import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const outbox = style({ marginTop: vars.space[3], ...typeStep(12), textAlign: 'center' });
