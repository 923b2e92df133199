import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const who = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
});

export const meta = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});

export const choosers = style({ display: 'grid', gap: vars.space[3] });

/** The way out is as wide as its word: it is not what one came for. */
export const leave = style({
  justifySelf: 'start',
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  color: vars.color.muted,
});

export const choices = style({ display: 'grid', gap: vars.space[2] });

export const choicesTitle = style({
  fontFamily: vars.font.heading,
  fontWeight: 700,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const brandMark = style({ width: '1.5rem', height: '1.5rem', objectFit: 'contain' });
