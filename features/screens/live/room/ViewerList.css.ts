import { style } from '@vanilla-extract/css';
import { cutLine } from '#ui/theme/looks.ts';

export const personName = style({ ...cutLine, fontWeight: 700 });
