import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, centredIn, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

export const art = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const heart = style([
  pressable,
  {
    ...centredIn('2.75rem'),
    borderRadius: '50%',
    color: vars.color.muted,
    selectors: {
      '&[data-on-art]': { background: '#0009', color: vars.color.onArt },
      '&:active': { transform: `scale(${vars.motion.press})` },
    },
  },
]);

export const heartDrawing = style({
  fill: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '[aria-pressed=true] > &': { fill: '#FF5C86', stroke: '#FF5C86', transform: 'scale(1.12)' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[aria-pressed=true] > &': { fill: 'Highlight', stroke: 'Highlight' } } },
  },
});

export const multiple = style({
  display: 'inline-block',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 60%, #0000)`,
  color: vars.color.goldInk,
  fontSize: vars.size[13],
  lineHeight: '1.5rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const actions = style({ display: 'inline-flex', gap: vars.space[1], marginInlineStart: 'auto' });

export const best = style({
  position: 'relative',
  isolation: 'isolate',
  ...inColumn,
  justifyItems: 'center',
  gap: vars.space[2],
  overflow: 'hidden',
  paddingBlock: vars.space[3],
});

export const bestRays = style({
  position: 'absolute',
  insetBlockStart: '-9rem',
  insetInlineStart: '50%',
  zIndex: -1,
  width: '34rem',
  height: '34rem',
  transform: 'translateX(-50%)',
  background: `repeating-conic-gradient(color-mix(in oklab, ${vars.color.gold} 26%, #0000) 0 6deg, #0000 6deg 15deg)`,
  maskImage: 'radial-gradient(closest-side, #000 20%, #0000 92%)',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const bestStage = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  justifyItems: 'center',
  width: '100%',
  maxWidth: '26rem',
});

export const bestButton = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  ...typeStep(12),
  color: vars.color.muted,
  // Hides the separator for players who cannot share.
  selectors: { '&:not(:has(button))': { visibility: 'hidden' } },
});

export const wreath = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '12rem',
  height: '11rem',
});

export const laurel = style({ position: 'absolute', insetBlockStart: '-.25rem', width: '12rem', height: '12rem' });

export const leaf = style({ fill: vars.color.gold, stroke: vars.color.goldLo, strokeWidth: 1 });

export const medal = style({
  width: '7.5rem',
  height: '7.5rem',
  marginBlockEnd: '1rem',
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: `0 0 0 3px ${vars.color.gold}, 0 0 0 6px ${vars.color.goldLo}, ${vars.elevation[3]}`,
});

export const wreathHeart = style({ position: 'absolute', insetBlockStart: '.25rem', insetInlineEnd: '1rem' });

export const ribbon = style({
  position: 'absolute',
  insetBlockEnd: '.25rem',
  padding: `.25rem ${vars.space[6]}`,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - .625rem) 50%, 100% 100%, 0 100%, .625rem 50%)',
  background: vars.fill.buttonGold,
  color: vars.color.onGold,
  fontFamily: vars.font.heading,
  ...typeStep(15),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  padding: `${vars.space[3]} 0`,
  borderRadius: vars.radius[3],
  ...raised,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const count = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  paddingInline: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});
globalStyle(`${count} > dd`, {
  margin: 0,
  fontFamily: vars.font.numerals,
  ...typeStep(20),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
});

export const rows = style({ ...autoFill('min(22rem, 100%)'), gap: vars.space[3] });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  overflow: 'hidden',
  minHeight: '7rem',
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 42%, #0000), ${vars.elevation[1]}`,
  selectors: {
    '&[data-pinned]': {
      background: `linear-gradient(100deg, color-mix(in oklab, ${vars.color.gold} 22%, ${vars.color.surface1}), color-mix(in oklab, ${vars.color.gold} 6%, ${vars.color.surface1}))`,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[2]}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const rowArt = style({ position: 'relative', minHeight: '100%', overflow: 'hidden' });

export const rowText = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
});

export const rowHead = style({ ...inRows, gap: `0 ${vars.space[2]}`, paddingInlineEnd: '2.25rem' });

export const rowHeart = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const nextHonor = style({
  ...inRows,
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1.5px dashed color-mix(in oklab, ${vars.color.gold} 55%, #0000)`,
  borderRadius: vars.radius[3],
  ...typeStep(15),
});

export const nextIcon = style({ flex: 'none', color: vars.color.goldInk });

/** Extends to the screen's edges on a phone. */
export const tiles = style({
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  margin: `0 calc(${vars.space[4]} * -1)`,
  padding: `0 ${vars.space[4]} ${vars.space[2]}`,
  '@media': {
    'screen and (min-width: 64rem)': {
      ...autoFill('10rem'),
      overflow: 'visible',
      margin: 0,
      padding: 0,
    },
  },
});

export const tile = style({
  position: 'relative',
  flex: 'none',
  width: '10rem',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollMarginInline: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 42%, #0000), ${vars.elevation[1]}`,
  '@media': {
    'screen and (min-width: 64rem)': { width: 'auto' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const tileArt = style({ display: 'block', aspectRatio: '744 / 432' });

export const tileHeart = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const tileMessages = style({
  display: 'grid',
  gap: 2,
  padding: `${vars.space[2]} 0 0 ${vars.space[3]}`,
});
