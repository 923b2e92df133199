import { style } from '@vanilla-extract/css';
import { inRows } from '#ui/layout/arrangements.ts';
import { barSpace } from '#ui/layout/barSpace.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';
const { gold, goldHi, goldLo, surface1, surface2 } = vars.color;

const ground = `radial-gradient(90% 160% at 0 0, color-mix(in oklab, ${gold} 22%, ${surface2}), ${surface2} 62%, ${surface1}) padding-box`;
const rim = `linear-gradient(140deg, ${goldHi}, ${gold} 24%, ${goldLo} 50%, ${gold} 76%, ${goldHi}) border-box`;

export const own = style({
  // Stays above the bar until the end of the list comes into view.
  position: 'sticky',
  // The coin of the bar is higher than the bar.
  insetBlockEnd: `calc(${barSpace} + ${vars.space[5]})`,
  zIndex: 5,
  display: 'grid',
  gap: vars.space[2],
  marginInline: `calc(${vars.space[2]} * -1)`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius[3],
  background: `${ground}, ${rim}`,
  boxShadow: vars.elevation[3],
  '@media': {
    [wide]: { position: 'static', order: -1, marginInline: 0, padding: vars.space[4] },
    '(forced-colors: active)': { borderColor: 'Highlight' },
  },
  // With large text the card would hide the list.
  '@container': { '(max-width: 17rem)': { position: 'static' } },
});

export const row = style({ ...inRows, gap: `${vars.space[1]} ${vars.space[3]}`, minWidth: 0 });

export const place = style({ display: 'grid', justifyItems: 'center', minWidth: '2.25rem' });

export const number = style({ fontFamily: vars.font.numerals, ...typeStep(20), color: vars.color.heading });

export const mark = style({ ...typeStep(11), color: vars.color.muted });

export const face = style({ display: 'inline-flex', flex: 'none' });

export const words = style({ display: 'grid', flex: '1 1 5rem', minWidth: 0 });

export const name = style({ ...cutLine, ...typeStep(15), color: vars.color.heading });

export const value = style({
  fontFamily: vars.font.small,
  ...typeStep(12),
  color: vars.color.text,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const prize = style({ display: 'grid', justifyItems: 'end', marginInlineStart: 'auto', textAlign: 'end' });

export const prizeLabel = style({ ...typeStep(11), color: vars.color.muted });

export const note = style({
  ...inRows,
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  ...typeStep(12),
  color: vars.color.text,
});

export const track = style({
  flex: '1 1 4rem',
  height: '.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.well,
  boxShadow: vars.elevation.well,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.fill.progress,
  transformOrigin: 'left',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
