import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

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
  color: vars.color.primaryInk,
  fontWeight: 700,
});
