import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const questions = style({ display: 'grid', gap: vars.space[6], maxWidth: '50rem' });
export const tools = style({ display: 'grid', gap: vars.space[3] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.chip,
  background: vars.fill.chip,
  boxShadow: vars.edge.chip,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.primaryInk } },
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
});

export const group = style({ display: 'grid', gap: vars.space[3] });
globalStyle(`${group} [id]`, { scrollMarginBlockStart: '6rem' });
