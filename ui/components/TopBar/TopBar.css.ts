import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { largeTextBar } from './largeText.ts';
import { inRow } from '../../layout/arrangements.ts';
import { cutLine, typeStep } from '../../theme/looks.ts';

export const bar = style({
  position: 'relative',
  zIndex: 10,
  isolation: 'isolate',
  container: `${largeTextBar.name} / inline-size`,
  marginBottom: vars.shape.headerGap,
  padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) min(${vars.space[3]}, 3.1vw) ${vars.space[2]}`,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-sticky]': { position: 'sticky', insetBlockStart: 0 },
    // Hides the content that scrolls under the bar; a brand with a painted bar covers it.
    '&[data-stuck]': { backgroundColor: vars.color.glass, backdropFilter: 'blur(18px) saturate(1.4)' },
    // Painted over the bar's own background, below the pattern.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -2,
      background: vars.fill.header,
      boxShadow: vars.edge.header,
      pointerEvents: 'none',
    },
    // The brand's pattern as a faint relief in the bar itself.
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
    'screen and (min-width: 64rem)': { paddingInline: `${vars.space[8]} ${vars.space[6]}` },
    '(forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  },
});

/** One line, or two lines for large text on a phone, so that the amounts can grow with the text. */
export const row = style({
  ...inRow,
  gap: vars.space[2],
  minHeight: '2.75rem',
  '@media': {
    'screen and (max-width: 26rem)': { gap: `min(${vars.space[1]}, 1vw)` },
    'screen and (min-width: 64rem)': { minHeight: '3.5rem', gap: vars.space[4] },
  },
  '@container': { [largeTextBar.query]: { flexWrap: 'wrap' } },
});

/** A 44 px press target whose drawing aligns with the page's margin. */
export const start = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: `calc(min(${vars.space[2]}, 2vw) * -1)`,
});

export const nav = style({ ...inRow, flex: '1 1 0', minWidth: 0 });

/** On a phone the second balance shrinks first, then the wordmark slightly, and an amount never. */
export const logo = style({
  ...inRow,
  flex: '0 1 auto',
  minWidth: 0,
  '@media': {
    'screen and (max-width: 26rem)': { flexShrink: 0, maxWidth: '21vw' },
    // The menus shrink first on a wide screen.
    'screen and (min-width: 64rem)': { flexShrink: 0 },
  },
  '@container': { [largeTextBar.query]: { flexShrink: 1, maxWidth: 'none' } },
});
globalStyle(`${logo} img`, { display: 'block', height: vars.shape.logoHeight, maxWidth: '100%', objectFit: 'contain' });

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  ...cutLine,
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  color: vars.color.heading,
});

export const end = style({
  ...inRow,
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  minWidth: 0,
  '@media': {
    'screen and (max-width: 26rem)': { gap: `min(${vars.space[1]}, 1vw)` },
    'screen and (min-width: 64rem)': { flexShrink: 0 },
  },
  '@container': { [largeTextBar.query]: { flex: '1 0 100%' } },
});
