import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const page = style({
  paddingBlockStart: vars.space[2],
  display: 'grid',
  gap: vars.space[4],
});

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], border: 0 });

export const legend = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const desktop = 'screen and (min-width: 64rem)';

/** Two columns on a wide screen; the newest announcement leads them. */
export const list = style({
  ...inColumn,
  gap: vars.space[3],
  listStyle: 'none',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] } },
});
export const place = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [desktop]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
});

export const row = style({
  ...inRow,
  gap: vars.space[3],
  color: vars.color.text,
  textDecoration: 'none',
  '@media': {
    [desktop]: {
      selectors: {
        [`${place}:first-child > &`]: { minHeight: '9rem', gap: vars.space[6], paddingInline: vars.space[8] },
      },
    },
  },
});

/** The drawn sign of a kind of announcement. */
export const sign = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  color: vars.color.muted,
  selectors: {
    '&[data-kind=event]': { background: vars.color.primarySoft, color: vars.color.primaryInk },
    '&[data-kind=maintenance]': { background: vars.color.accentSoft, color: vars.color.accentInk },
  },
  '@media': {
    [desktop]: {
      selectors: { [`${place}:first-child &`]: { width: '5rem', height: '5rem', borderRadius: vars.radius[3] } },
    },
  },
});
globalStyle(`${place}:first-child ${sign} svg`, { '@media': { [desktop]: { width: '2.5rem', height: '2.5rem' } } });

export const meta = style({ ...inRows, gap: vars.space[2], ...typeStep(12), color: vars.color.muted });

export const about = style([meta, { justifyContent: 'center' }]);

export const top = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.goldInk,
});

export const title = style({
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { selectors: { [`${place}:first-child &`]: { ...typeStep(24) } } } },
});

export const kind = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  color: vars.color.text,
  fontWeight: 700,
  selectors: {
    '&[data-kind=event]': { background: vars.color.primarySoft, color: vars.color.primaryInk },
    '&[data-kind=maintenance]': { background: vars.color.accentSoft, color: vars.color.accentInk },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** A column of text, centred under its title. */
export const article = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
});

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
  borderRadius: vars.radius[2],
});
