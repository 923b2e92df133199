import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const desktop = 'screen and (min-width: 64rem)';
const barSpace = `calc(${vars.shape.barHeight} + ${vars.shape.barLift} + env(safe-area-inset-bottom))`;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Above the bar's raised coin; every dialog lies above it. */
export const place = style({
  position: 'fixed',
  insetInline: vars.space[3],
  insetBlockEnd: `calc(${barSpace} + 2rem)`,
  // Above the way back to the top, too.
  zIndex: 31,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  maxWidth: '26rem',
  maxHeight: '60dvh',
  marginInline: 'auto',
  padding: vars.space[3],
  overflowY: 'auto',
  border: vars.edge.tileFrame,
  borderRadius: vars.radius[3],
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${rise} ${vars.motion.medium} ${vars.motion.easeOut}`,
  '@media': {
    [desktop]: { insetInlineStart: '4.5rem', insetInlineEnd: 'auto', insetBlockEnd: '5.5rem', width: '26rem' },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const mascot = style({ width: '3.5rem', height: '3.5rem', objectFit: 'contain' });

export const words = style({ display: 'grid', minWidth: 0 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontWeight: 700,
  textWrap: 'pretty',
});

export const line = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  textWrap: 'pretty',
});

export const gold = style({ fontSize: vars.size[15] });

export const close = style({ alignSelf: 'start', margin: `calc(${vars.space[2]} * -1)` });

export const key = style({ gridColumn: '1 / -1' });
