import { style } from '@vanilla-extract/css';
import { inColumn } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

const { primary, primaryDeep, accent, gold, goldHi, ground: page, text } = vars.color;
const light = '[data-scheme=light] &';
const wide = 'screen and (min-width: 64rem)';

/** From edge to edge on a phone; its edges fade into the page. */
export const hill = style({
  position: 'relative',
  isolation: 'isolate',
  ...inColumn,
  alignContent: 'start',
  minHeight: '17rem',
  marginInline: 'calc(50% - 50vw)',
  padding: `${vars.space[3]} ${vars.space[4]} 12rem`,
  overflow: 'clip',
  background: `linear-gradient(180deg, color-mix(in oklab, ${primaryDeep} 66%, ${page}), color-mix(in oklab, color-mix(in oklab, ${primary} 60%, ${accent}) 42%, ${page}))`,
  maskImage: 'linear-gradient(#0000, #000 1.25rem, #000 calc(100% - 2rem), #0000)',
  selectors: {
    '&[data-scheme=light]': {
      background: `linear-gradient(180deg, color-mix(in oklab, ${gold} 62%, #fff), color-mix(in oklab, ${goldHi} 44%, #fff))`,
    },
  },
  '@media': {
    [wide]: {
      gridColumn: '1 / -1',
      minHeight: '19rem',
      marginInline: 0,
      padding: `${vars.space[6]} ${vars.space[6]} 11rem`,
      borderRadius: vars.radius[4],
      maskImage: 'none',
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const scenery = { position: 'absolute', zIndex: -1 } as const;

/** The sun with two rings, behind the top of the way. */
export const sun = style({
  ...scenery,
  insetInlineEnd: '6%',
  insetBlockStart: '-4rem',
  width: '15rem',
  aspectRatio: '1',
  borderRadius: '50%',
  background: `radial-gradient(circle, color-mix(in oklab, ${goldHi} 55%, #0000) 0 22%, #0000 23% 34%, color-mix(in oklab, ${goldHi} 16%, #0000) 35% 44%, #0000 45% 58%, color-mix(in oklab, ${goldHi} 10%, #0000) 59% 68%, #0000 69%)`,
  selectors: {
    [light]: {
      background:
        'radial-gradient(circle, #fffd 0 22%, #0000 23% 34%, #fff7 35% 44%, #0000 45% 58%, #fff5 59% 68%, #0000 69%)',
    },
  },
});

/** The brand's own skyline in the distance. */
export const ridge = style({
  ...scenery,
  insetInline: 0,
  insetBlockEnd: '22%',
  height: '44%',
  background: `color-mix(in oklab, ${primary} 26%, ${page})`,
  mask: `${vars.shape.ridge} 0 100% / auto 100% repeat-x`,
  opacity: 0.55,
  selectors: { [light]: { background: `color-mix(in oklab, ${gold} 70%, ${primary})`, opacity: 0.28 } },
});

export const ground = style({
  ...scenery,
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '78%',
  fill: `color-mix(in oklab, ${primary} 34%, ${page})`,
  selectors: {
    [light]: { fill: `color-mix(in oklab, ${gold} 74%, ${primary})` },
  },
  opacity: 0.82,
});

export const missing = style({ ...inColumn, maxWidth: '60%', ...typeStep(13), color: text });

export const small = style({ ...typeStep(13) });

/** The largest text of the page. */
export const amount = style({
  fontFamily: vars.font.numerals,
  ...typeStep(44),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const word = style({ ...typeStep(17), fontWeight: 700 });

/** The box in which the crests stand, with room for half a crest at each edge. */
export const path = style({ position: 'absolute', insetInline: '2.25rem', insetBlock: '3.5rem 4.75rem' });

export const line = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: `color-mix(in oklab, ${goldHi} 70%, #0000)`,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeDasharray: '1 9',
  selectors: { [light]: { stroke: '#fff' } },
});

export const tier = style({
  position: 'absolute',
  width: '2.25rem',
  height: '2.25rem',
  transform: 'translate(-50%, 50%)',
  selectors: {
    '&[data-state=ahead]': { opacity: 0.72 },
    '&[data-state=next]': { width: '3rem', height: '3rem' },
    '&[data-state=own]': { zIndex: 1, width: '4.5rem', height: '4.5rem' },
    // The next tier has a dashed ring, and the own tier a glow.
    '&[data-state=next]::before': {
      content: '',
      position: 'absolute',
      inset: '-.375rem',
      border: `2px dashed ${text}`,
      borderRadius: '50%',
      opacity: 0.8,
    },
    '&[data-state=own]::before': {
      content: '',
      position: 'absolute',
      inset: '-1.25rem',
      zIndex: -1,
      borderRadius: '50%',
      background: `radial-gradient(closest-side, color-mix(in oklab, ${goldHi} 70%, #0000), #0000)`,
    },
  },
});

export const crest = style({
  width: '100%',
  height: '100%',
  filter: 'drop-shadow(0 2px 4px #0007)',
  selectors: { '[data-state=ahead] > &': { filter: 'saturate(.5) drop-shadow(0 2px 4px #0007)' } },
});

export const here = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: text,
  color: page,
  ...typeStep(12),
  lineHeight: '1.5rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-edge=start] > &': { insetInlineStart: 0, transform: 'none' },
    '[data-edge=end] > &': { insetInline: 'auto 0', transform: 'none' },
  },
});
