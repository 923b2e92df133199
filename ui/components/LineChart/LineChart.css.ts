import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const colour = createVar();

export const chart = style({
  vars: { [colour]: vars.chart[1] },
  ...inColumn,
  alignContent: 'start',
  gap: vars.space[2],
  selectors: {
    '&[data-series="2"]': { vars: { [colour]: vars.chart[2] } },
    '&[data-series="3"]': { vars: { [colour]: vars.chart[3] } },
    '&[data-series="4"]': { vars: { [colour]: vars.chart[4] } },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
export const title = style({ margin: 0, ...typeStep(13), fontWeight: 700 });
export const now = style({
  fontFamily: vars.font.numerals,
  ...typeStep(17),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  minHeight: '5rem',
  borderRadius: vars.radius[1],
  background: vars.color.well,
  ...typeStep(12),
  color: vars.color.muted,
});
export const drawing = style({ display: 'block', width: '100%', height: '5rem', overflow: 'visible', fill: 'none' });
export const band = style({ fill: vars.color.positive, opacity: 0.14 });
export const area = style({ fill: colour, opacity: 0.16 });
export const line = style({
  fill: 'none',
  stroke: colour,
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontFamily: vars.font.numerals,
  ...typeStep(11),
  color: vars.color.muted,
});
export const details = style({ marginBlockStart: `calc(-1 * ${vars.space[1]})` });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  color: vars.color.primaryInk,
  cursor: 'pointer',
  fontSize: vars.size[12],
  fontWeight: 700,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-6px' } },
});
