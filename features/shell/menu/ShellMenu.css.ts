import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const menu = style({ display: 'grid', gap: vars.space[5] });

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

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '3rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  color: vars.color.text,
  textDecoration: 'none',
  textAlign: 'start',
  transition: `background ${vars.motion.fast}`,
  selectors: { '&:hover': { background: vars.color.surface3 } },
  lineHeight: vars.leading[13],
});

globalStyle(`${place} > svg`, { flex: 'none' });

export const choices = style({ display: 'grid', gap: vars.space[2] });

export const choicesTitle = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const brandMark = style({ width: '1.5rem', height: '1.5rem', objectFit: 'contain' });
