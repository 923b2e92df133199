import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const got = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], textAlign: 'center' });

export const items = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  minWidth: '6.5rem',
  padding: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 400,
  color: vars.color.muted,
});

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  maxWidth: '28rem',
  marginInline: 'auto',
  padding: vars.space[5],
  borderRadius: vars.radius[4],
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
});

export const art = style({ filter: 'drop-shadow(0 6px 12px #0005)' });

export const form = style({ display: 'grid', gap: vars.space[4], width: '100%' });

export const paste = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  border: 0,
  background: 'none',
  color: vars.color.primaryInk,
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
});
