import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inColumn, inRow } from '../../layout/arrangements.ts';
import { raised, sunken, typeStep } from '../../theme/looks.ts';

const breathe = keyframes({ '50%': { transform: 'scale(1.02)' } });
const drop = keyframes({ from: { opacity: 0, transform: 'scale(1.8) rotate(-20deg)' } });

const oneColumn = { ...inColumn } as const;

const desktop = 'screen and (min-width: 64rem)';

/**
 * A phone whose screen has no room for the whole week above a button at the lower edge, and a phone with room for half of it.
 */
const short = 'screen and (max-width: 47.99rem) and (max-height: 48rem)';
const shortest = 'screen and (max-width: 47.99rem) and (max-height: 44rem)';

/** A wider week would look scattered: small presents in wide boxes, and days far apart on the track. */
export const streak = style({
  ...oneColumn,
  gap: vars.space[3],
  width: '100%',
  minWidth: 0,
  maxWidth: '72rem',
  marginInline: 'auto',
  '@media': { [short]: { gap: vars.space[2] } },
});

export const head = style({
  ...oneColumn,
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  ...raised,
  color: vars.color.text,
  '@media': {
    [short]: { gap: vars.space[2], paddingBlock: vars.space[2] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const summary = style({ ...typeStep(15), fontWeight: 700 });
export const aside = style({ color: vars.color.muted, ...typeStep(13) });

/** The track repeats the days below, so it shrinks first. */
export const track = style({
  ...inRow,
  '@media': { [shortest]: { display: 'none' } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  // Seven steps fit a phone even with large text: they shrink and stay round.
  flex: '0 1 1.75rem',
  minWidth: 0,
  aspectRatio: '1',
  borderRadius: '50%',
  ...sunken,
  color: vars.color.muted,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[12],
  fontWeight: 700,
  selectors: {
    '&[data-state=claimed]': { background: vars.color.accent, boxShadow: 'none', color: vars.color.onAccent },
    '&[data-state=today]': {
      background: vars.color.primary,
      boxShadow: `0 0 0 4px ${vars.color.primarySoft}`,
      color: vars.color.onPrimary,
    },
    '&[data-state=missed]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.danger}`, color: vars.color.danger },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const link = style({
  flex: 1,
  height: '.25rem',
  background: vars.color.well,
  selectors: { '&[data-done]': { background: vars.color.accent } },
  '@media': { '(forced-colors: active)': { borderBlockStart: '2px solid GrayText' } },
});

/** Three columns on a phone, two with large text. */
const narrowest = `min(50% - ${vars.space[3]} / 2, max(5rem, (100% - 2 * ${vars.space[3]}) / 3 - .1px))`;

export const days = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
  gap: vars.space[3],
  '@media': {
    [short]: { gap: vars.space[2] },
    'screen and (min-width: 48rem) and (max-width: 63.99rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    // Three columns, with the last day of the week beside them.
    [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr)' },
  },
});

export const item = style({
  ...oneColumn,
  minWidth: 0,
  selectors: { '&[data-grand]': { gridColumn: '1 / -1' } },
  '@media': { [desktop]: { selectors: { '&[data-grand]': { gridColumn: 4, gridRow: '1 / span 2' } } } },
});

/** A light around the present, on a dark gradient that keeps gold and white legible in every brand. */
const grandGround = `linear-gradient(90deg, rgb(0 0 0 / .5) 12%, #0000 64%), radial-gradient(84% 180% at 86% 50%, ${vars.color.accent}, #0000 74%), ${vars.fill.flagLive}`;
/** The same light for a present below its text. */
const tallGround = `linear-gradient(180deg, rgb(0 0 0 / .5) 18%, #0000 56%), radial-gradient(90% 62% at 50% 74%, ${vars.color.accent}, #0000 76%), ${vars.fill.flagLive}`;

const dayFace = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[1],
  width: '100%',
  minHeight: '6.5rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius[3],
  ...raised,
  color: vars.color.text,
  textAlign: 'center',
  selectors: {
    '&[data-state=claimed]': { ...sunken, color: vars.color.muted },
    '&[data-state=missed]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}`, color: vars.color.muted },
    '&[data-state=today]': {
      background: vars.fill.button,
      boxShadow: `${vars.edge.button}, inset 0 0 0 2px ${vars.color.primaryHi}`,
      color: vars.color.onPrimary,
      animation: `${breathe} 2s ${vars.motion.easeOut} infinite`,
    },
    '[data-grand] > &': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      minHeight: '5.75rem',
      padding: `${vars.space[3]} ${vars.space[4]}`,
      textAlign: 'start',
    },
    // The last day has its own light behind the reward; its text is on a dark ground in every brand.
    '[data-grand] > &:not([data-state=claimed])': {
      background: grandGround,
      boxShadow: `${vars.edge.banner}, ${vars.elevation[2]}`,
      color: vars.color.onArt,
    },
    '[data-grand] > &[data-state=today]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.goldHi}, 0 0 1.5rem ${vars.color.glow}`,
    },
  },
  '@media': {
    [short]: {
      minHeight: '5.75rem',
      paddingBlock: vars.space[1],
      selectors: { '[data-grand] > &': { minHeight: '5rem', paddingBlock: vars.space[2] } },
    },
    [desktop]: {
      minHeight: '9rem',
      padding: vars.space[3],
      selectors: {
        '[data-grand] > &': {
          flexDirection: 'column',
          flexWrap: 'nowrap',
          alignItems: 'stretch',
          padding: vars.space[5],
        },
        '[data-grand] > &:not([data-state=claimed])': { background: tallGround },
      },
    },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-state=today]': { border: '3px solid Highlight' } },
    },
  },
});
export const day = dayFace;
export const pressedDay = style([
  pressable,
  dayFace,
  {
    // `pressable` comes earlier in the style sheet and would otherwise override these.
    padding: `${vars.space[1]} ${vars.space[2]}`,
    background: vars.fill.card,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&[data-state=today]': { background: vars.fill.button },
      '[data-grand] > &:not([data-state=claimed])': { background: grandGround },
      '[data-grand] > &': { padding: `${vars.space[3]} ${vars.space[4]}` },
    },
    '@media': {
      [desktop]: {
        selectors: {
          '[data-grand] > &': { padding: vars.space[5] },
          '[data-grand] > &:not([data-state=claimed])': { background: tallGround },
        },
      },
    },
  },
]);

export const grandWords = style({
  display: 'grid',
  flex: '1 1 8rem',
  gap: '.125rem',
  minWidth: 0,
  '@media': { [desktop]: { flex: 'none', justifyItems: 'start', gap: vars.space[1] } },
});

export const label = style({ ...typeStep(12), fontWeight: 700, overflowWrap: 'anywhere' });

export const picture = style({
  position: 'relative',
  ...centredIn('3.25rem'),
  flex: 'none',
  selectors: {
    '[data-state=claimed] > &, [data-state=missed] > &': { opacity: 0.55 },
    '[data-grand] > * > &': { width: '6.5rem', height: '6.5rem', margin: '-1.25rem 0 -.75rem' },
  },
  '@media': {
    [short]: {
      width: '2.75rem',
      height: '2.75rem',
      selectors: { '[data-grand] > * > &': { width: '5.5rem', height: '5.5rem' } },
    },
    [desktop]: {
      width: '4.5rem',
      height: '4.5rem',
      selectors: {
        '[data-grand] > * > &': { alignSelf: 'center', width: '11rem', height: '11rem', margin: `-${vars.space[3]} 0` },
      },
    },
  },
});
globalStyle(`${picture} > :is(img,svg)`, { width: '100%', height: '100%', objectFit: 'contain' });

export const amount = style({
  maxWidth: '100%',
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-grand] &': { ...typeStep(24) },
    '[data-grand] > :not([data-state=claimed]) &': { color: vars.color.gold },
  },
});

export const note = style({ ...typeStep(13) });

export const stamp = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '50%',
  ...centredIn('1.75rem'),
  borderRadius: '50%',
  background: vars.color.accent,
  boxShadow: vars.elevation[1],
  color: vars.color.onAccent,
  animation: `${drop} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=missed]': { background: vars.color.surface3, color: vars.color.danger },
    '[data-grand] &': { insetBlockStart: vars.space[2] },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
