import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const desktop = 'screen and (min-width: 64rem)';
const forced = '(forced-colors: active)';

/** Paper is white in every brand, so text is black and lines are grey. */
const onPaper = {
  vars: {
    [vars.color.text]: 'black',
    [vars.color.heading]: 'black',
    [vars.color.muted]: 'black',
    [vars.color.primaryInk]: 'black',
    [vars.color.line]: 'grey',
    [vars.color.lineStrong]: 'grey',
    [vars.color.surface1]: 'transparent',
    [vars.color.surface2]: 'transparent',
    [vars.fill.card]: 'transparent',
  },
};

export const prose = style({
  minWidth: 0,
  color: vars.color.text,
  selectors: { '&[data-tone=quiet]': { color: vars.color.muted } },
  '@media': {
    [desktop]: {
      selectors: {
        '&[data-listed]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 15rem',
          gap: vars.space[8],
          alignItems: 'start',
        },
      },
    },
    print: onPaper,
  },
});

export const body = style({
  minWidth: 0,
  maxWidth: '46rem',
  fontSize: vars.size[15],
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-listed] > &': { gridColumn: 1, gridRow: 1 },
    '[data-tone=quiet] > &': { maxWidth: 'none', lineHeight: vars.leading[17] },
  },
});

globalStyle(`${body} > * + *`, { marginBlockStart: vars.space[3] });

export const heading = style({
  scrollMarginBlockStart: '6rem',
  fontFamily: vars.font.heading,
  fontWeight: 700,
  color: vars.color.heading,
  textWrap: 'balance',
  breakAfter: 'avoid',
  selectors: {
    'h2&': { ...typeStep(20) },
    'h3&': { ...typeStep(17) },
    'h4&': { ...typeStep(15) },
    [`${body} > h2&:not(:first-child)`]: {
      marginBlockStart: vars.space[8],
      paddingBlockStart: vars.space[6],
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [`${body} > h3&:not(:first-child)`]: { marginBlockStart: vars.space[6] },
    [`${body} > h4&:not(:first-child)`]: { marginBlockStart: vars.space[4] },
    '&:target': { color: vars.color.primaryInk },
  },
});

export const paragraph = style({ textWrap: prettyLines });
export const strong = style({ fontWeight: 700, color: vars.color.heading });

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.5em',
  selectors: { 'ul&': { listStyle: 'disc' }, 'ol&': { listStyle: 'decimal' } },
});

export const item = style({
  paddingInlineStart: vars.space[1],
  selectors: { '&::marker': { color: vars.color.primaryInk, fontVariantNumeric: 'tabular-nums' } },
});

globalStyle(`${item} > * + *, ${item} > [data-part=prose-list]`, { marginBlockStart: vars.space[2] });

export const scroller = style({
  maxWidth: '100%',
  overflowX: 'auto',
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: vars.elevation.edge,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { [forced]: { border: '1px solid CanvasText' }, print: { overflow: 'visible', boxShadow: 'none' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.leading[15],
  // A column is as wide as its longest word; the table scrolls instead of breaking a word.
  overflowWrap: 'break-word',
});

const anyCell = {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const cell = style({ ...anyCell, minWidth: '6rem' });
export const rowHead = style({ ...anyCell, minWidth: '6rem', fontWeight: 700 });
export const headCell = style({
  ...anyCell,
  background: vars.color.surface2,
  color: vars.color.muted,
  fontSize: vars.size[13],
  fontWeight: 700,
});
globalStyle(`${table} > tbody > tr:last-child > *`, { borderBlockEnd: 'none' });

export const note = style({
  vars: { '--tone': vars.color.accentInk },
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  gap: vars.space[3],
  overflow: 'hidden',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: '3px solid var(--tone)',
  borderRadius: vars.radius[1],
  background: vars.color.surface1,
  color: vars.color.text,
  breakInside: 'avoid',
  selectors: {
    '&[data-tone=warning]': { vars: { '--tone': vars.color.warn } },
    '&[data-tone=danger]': { vars: { '--tone': vars.color.danger } },
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: -1, background: 'var(--tone)', opacity: 0.1 },
  },
  '@media': {
    [forced]: { border: '1px solid CanvasText' },
    print: { border: '1px solid grey', selectors: { '&::before': { display: 'none' } } },
  },
});

export const sign = style({ flex: 'none', marginBlockStart: '.15em', color: 'var(--tone)' });
export const noteText = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const rule = style({ height: 0, border: 'none', borderBlockStart: `1px solid ${vars.color.line}` });

export const contents = style({
  display: 'none',
  '@media': {
    [desktop]: {
      position: 'sticky',
      insetBlockStart: '6rem',
      gridColumn: 2,
      gridRow: 1,
      display: 'block',
      maxHeight: 'calc(100vh - 12rem)',
      overflowY: 'auto',
    },
  },
});

export const contentsTitle = style({
  paddingInlineStart: vars.space[3],
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.muted,
});

export const contentsList = style({
  display: 'grid',
  marginBlockStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const contentsLink = style({
  ...inRow,
  minHeight: '2.25rem',
  marginInlineStart: '-1px',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderInlineStart: '2px solid transparent',
  ...typeStep(13),
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-state=reading]': {
      borderInlineStartColor: vars.color.primaryInk,
      color: vars.color.primaryInk,
      fontWeight: 700,
    },
  },
});
