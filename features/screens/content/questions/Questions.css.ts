import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** One scrolling row on a phone, between the search and its results. */
export const links = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(${vars.space[4]} * -1)`,
  paddingInline: vars.space[4],
  '@media': {
    'screen and (min-width: 48rem)': { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.chip,
  background: vars.fill.chip,
  boxShadow: vars.edge.chip,
  ...typeStep(13),
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.primaryInk } },
  '@media': { '(forced-colors: active)': { border: '1px solid LinkText' } },
});

export const group = style({ display: 'grid', gap: vars.space[3] });
globalStyle(`${group} [id]`, { scrollMarginBlockStart: '6rem' });
