import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });

export const grid = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
});

/** One token: its swatch, its name, its variable, its value. */
export const token = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minWidth: 0 });

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  borderRadius: vars.radius[2],
  boxShadow: vars.elevation.edge,
  overflow: 'clip',
});

export const value = style({
  color: vars.color.muted,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  overflowWrap: 'anywhere',
});

export const raised = style({ background: vars.color.surface1 });
export const bar = style({ height: vars.space[4], background: vars.color.primary, maxWidth: '100%' });
export const line = style({ width: vars.space[8] });
export const specimen = style({ minWidth: 0, maxWidth: '100%', overflowX: 'auto' });

const cross = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(5rem)' } });

/** Moves back and forth, and stops under reduced motion. */
export const runner = style({
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.pill,
  background: vars.color.primary,
  animationName: cross,
  animationIterationCount: 'infinite',
  animationDirection: 'alternate',
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const track = style({ justifyContent: 'start', paddingInline: vars.space[3] });

export const table = style({ width: '100%', borderCollapse: 'collapse' });
/** Scrolls on a phone before its cells become too narrow. */
export const wide = style({ minWidth: '40rem' });
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
