import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const bar = style({
  position: 'relative',
  zIndex: 10,
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: `calc(3.75rem + env(safe-area-inset-top))`,
  marginBottom: vars.shape.headerGap,
  padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) min(${vars.space[3]}, 3.1vw) ${vars.space[2]}`,
  background: vars.fill.header,
  boxShadow: vars.edge.header,
  color: vars.color.text,
  selectors: {
    '&[data-sticky]': { position: 'sticky', insetBlockStart: 0 },
    // The brand's pattern, as a quiet relief in the bar itself.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.color.gold,
      opacity: vars.pattern.headerOpacity,
      mask: `${vars.pattern.image} 0 0 / ${vars.pattern.size}`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    'screen and (max-width: 26rem)': { gap: `min(${vars.space[1]}, 1vw)` },
    'screen and (min-width: 64rem)': {
      minHeight: '4.5rem',
      gap: vars.space[4],
      paddingInline: `${vars.space[8]} ${vars.space[6]}`,
    },
    '(forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  },
});

/** A 44 px target whose drawing lines up with the page's margin. */
export const start = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: `calc(min(${vars.space[2]}, 2vw) * -1)`,
});

export const nav = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

/** On a telephone it is the wordmark that gives way, a little, not an amount. */
export const logo = style({
  display: 'flex',
  flex: '0 999 auto',
  alignItems: 'center',
  // Large text leaves it no more of the window than ordinary text does.
  minWidth: 'min(4rem, 9vw)',
});
globalStyle(`${logo} img`, { display: 'block', height: vars.shape.logoHeight, maxWidth: '100%', objectFit: 'contain' });

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.heading,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  fontWeight: 700,
  color: vars.color.heading,
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  minWidth: 0,
  '@media': { 'screen and (max-width: 26rem)': { gap: `min(${vars.space[1]}, 1vw)` } },
});
