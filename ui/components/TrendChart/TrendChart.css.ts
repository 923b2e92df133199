import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const chart = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': { 'screen and (max-width: 47.99rem)': { gap: vars.space[2] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

export const title = style({ margin: 0, ...typeStep(15), fontWeight: 700 });

export const legend = style({ display: 'flex', gap: vars.space[4], color: vars.color.muted, ...typeStep(13) });

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  '::before': { content: '', width: '.625rem', height: '.625rem', borderRadius: '3px', background: vars.chart[1] },
  selectors: { '&[data-way=down]::before': { background: vars.chart[2] } },
});

export const bars = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: 'clamp(3px, 1.5%, .75rem)',
  blockSize: '11rem',
  // Lets the content below the chart begin on the first screen of a phone.
  '@media': { 'screen and (max-width: 47.99rem)': { blockSize: '8.75rem' } },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
});

export const column = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0, maxWidth: '2.5rem' });

export const half = style({
  display: 'flex',
  flex: '0 0 auto',
  minHeight: 0,
  selectors: {
    '&[data-way=up]': { alignItems: 'flex-end' },
    '&[data-way=down]': { alignItems: 'flex-start' },
  },
});

const series = createVar();
const toLine = createVar();

/** Covers the whole bar. */
const layer = { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } as const;

/**
 * Lit from the end of the bar: mixes the text's colour into the end and the background colour into the foot, so that it works in light and
 * dark brands.
 */
export const bar = style({
  vars: { [series]: vars.chart[1], [toLine]: 'to bottom' },
  position: 'relative',
  inlineSize: '100%',
  background: series,
  borderRadius: '4px 4px 0 0',
  '::before': { ...layer, background: `linear-gradient(${toLine}, ${vars.color.text}, transparent)`, opacity: 0.14 },
  '::after': { ...layer, background: `linear-gradient(${toLine}, transparent, ${vars.color.ground})`, opacity: 0.18 },
  selectors: {
    '&[data-way=down]': {
      vars: { [series]: vars.chart[2], [toLine]: 'to top' },
      borderRadius: '0 0 4px 4px',
    },
    // The current day is brighter than past days.
    [`${column}:last-child &`]: { boxShadow: `0 0 .5rem ${series}` },
    [`${column}:last-child &::before`]: { opacity: 0.3 },
    [`${column}:last-child &::after`]: { opacity: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      border: '1px solid Canvas',
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.muted,
  fontFamily: vars.font.numerals,
  ...typeStep(12),
  fontWeight: 700,
});

export const now = style({ color: vars.color.text });

export const details = style({ marginBlock: `calc(-1 * ${vars.space[2]})` });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  // Keeps the ring inside the press target, away from the axis and the table.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  color: vars.color.primaryInk,
  cursor: 'pointer',
  fontSize: vars.size[13],
  fontWeight: 700,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-6px' } },
});
