import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

const COLUMNS = 'minmax(8.5rem, 2fr) minmax(0, 5fr)';

export const chart = style({ display: 'grid', gap: vars.space[1], paddingInline: vars.space[4] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  alignItems: 'end',
  gap: vars.space[3],
  minHeight: '3.25rem',
});

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...typeStep(12),
  color: vars.color.muted,
  '::before': { content: '', flex: 'none', width: '.5rem', height: '.5rem', borderRadius: '3px' },
  selectors: {
    '[data-series=played] &::before': { background: vars.chart[1] },
    '[data-series=won] &::before': { background: vars.chart[2] },
    '[data-series=spent] &::before': { background: vars.chart[3] },
  },
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  gap: vars.space[1],
  blockSize: '2.5rem',
  boxShadow: `0 1px 0 ${vars.color.lineStrong}`,
});

export const bar = style({
  inlineSize: 'min(100%, 1.25rem)',
  borderRadius: '4px 4px 1px 1px',
  opacity: 0.75,
  selectors: {
    '[data-series=played] &': { background: vars.chart[1] },
    '[data-series=won] &': { background: vars.chart[2] },
    '[data-series=spent] &': { background: vars.chart[3] },
    '&:last-child': { opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText !important' } },
});

/** Labels below the bars; the first column is empty. */
export const axis = style({ display: 'grid', gridTemplateColumns: COLUMNS, gap: vars.space[3] });

export const days = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[1],
});

export const day = style({
  ...typeStep(12),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { color: vars.color.text, fontWeight: 700 } },
});
