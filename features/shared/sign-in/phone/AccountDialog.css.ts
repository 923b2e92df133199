import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

export const list = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  ...inRow,
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
});

export const name = style({ ...cutLine });

export const error = style({
  color: vars.color.danger,
  ...typeStep(13),
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
});

/** Shown in place of the button, at the same height. */
export const current = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontSize: vars.size[13],
  fontWeight: 700,
  color: vars.color.positive,
});
