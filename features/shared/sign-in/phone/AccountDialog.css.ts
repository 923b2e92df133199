import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const list = style({ display: 'grid', gap: vars.space[2] });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
});

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const level = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});

export const error = style({
  color: vars.color.danger,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  selectors: { '&:not(:empty)': { marginTop: vars.space[3] } },
});

/** In the place of the button, at the same height. */
export const current = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  fontSize: vars.size[13],
  fontWeight: 700,
  color: vars.color.positive,
});
