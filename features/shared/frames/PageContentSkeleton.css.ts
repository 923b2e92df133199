import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const shape = style({
  ...inColumn,
  alignContent: 'start',
  gap: vars.space[3],
  '@media': {
    'screen and (min-width: 64rem)': {
      selectors: {
        '&[data-narrow]': { width: '100%', maxWidth: '44rem', marginInline: 'auto' },
        '[data-of=member] > &:first-child': { padding: vars.space[4] },
      },
    },
  },
});

export const columns = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': {
    'screen and (min-width: 64rem)': {
      selectors: {
        '&[data-of=equal]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
        '&[data-of=member]': { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space[6] },
        '&[data-of=edit]': { gridTemplateColumns: '24rem minmax(0, 1fr)', columnGap: vars.space[8] },
        '&[data-of=wheel]': { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)', columnGap: vars.space[8] },
      },
    },
  },
});

export const block = style({
  ...inColumn,
  gap: vars.space[2],
  selectors: {
    '&[data-kind=grid]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
    '&[data-kind=week]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
    '&[data-kind=buttons]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-kind=circle]': { placeItems: 'center' },
    '&[data-kind=head]': { alignItems: 'center' },
    '[data-of=wheel] &[data-kind=head]': { justifyItems: 'center' },
  },
  '@media': {
    'screen and (min-width: 64rem)': {
      selectors: {
        '&[data-kind=cards]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-kind=week]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr)' },
      },
    },
    'screen and (min-width: 48rem)': {
      selectors: { '&[data-kind=grid]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
});

globalStyle(`${block}[data-kind=week] > *`, {
  '@media': { 'screen and (max-width: 47.99rem) and (max-height: 48rem)': { height: '6rem !important' } },
});

/** On the member page, the name is below the picture. */
globalStyle(`[data-of=member] > :first-child > ${block}:first-child > *`, {
  '@media': { 'screen and (min-width: 64rem)': { height: '11rem !important' } },
});

/** The groups of the member page are side by side. */
globalStyle(`[data-of=member] > :last-child > ${block}[data-kind=rows]`, {
  '@media': {
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] },
  },
});

globalStyle(`${block}[data-kind=week] > *`, {
  '@media': { 'screen and (min-width: 64rem)': { height: '9rem !important' } },
});

/** The last day of the week, below the other days, or beside them on wide screens. */
globalStyle(`${block}[data-kind=week] > :last-child`, {
  gridColumn: '1 / -1',
  height: '6rem !important',
  '@media': { 'screen and (min-width: 64rem)': { gridColumn: 4, gridRow: '1 / span 2', height: 'auto !important' } },
});

/** Begins at the title of a text. */
export const page = style([shape, { paddingBlockStart: vars.space[2] }]);
