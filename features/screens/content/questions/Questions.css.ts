import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const desktop = 'screen and (min-width: 64rem)';

/** On a wide screen search and groups stay beside the questions. */
export const questions = style({
  ...inColumn,
  gap: vars.space[6],
  '@media': {
    [desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', columnGap: vars.space[8], alignItems: 'start' },
  },
});
export const finder = style({
  ...inColumn,
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});
export const groups = style({ ...inColumn, gap: vars.space[6], minWidth: 0 });

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
    [desktop]: {
      flexDirection: 'column',
      gap: vars.space[1],
      padding: vars.space[2],
      borderRadius: vars.radius[3],
      ...raised,
    },
  },
});
/** The number of questions, beside the name of the group on a wide screen. */
export const linkCount = style({
  display: 'none',
  marginInlineStart: 'auto',
  fontFamily: vars.font.numerals,
  color: vars.color.muted,
  '@media': { [desktop]: { display: 'inline' } },
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
  '@media': {
    [desktop]: {
      display: 'flex',
      paddingInline: vars.space[3],
      borderRadius: vars.radius[2],
      background: 'none',
      boxShadow: 'none',
      ...typeStep(15),
      whiteSpace: 'normal',
      selectors: { '&:hover': { background: vars.color.primarySoft } },
    },
    '(forced-colors: active)': { border: '1px solid LinkText' },
  },
});

export const group = style({ display: 'grid', gap: vars.space[3] });
globalStyle(`${group} [id]`, { scrollMarginBlockStart: '6rem' });
