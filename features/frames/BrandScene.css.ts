import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

const { primary, primaryHi, primaryDeep, accent, gold, goldHi } = vars.color;
/** White words are read on it in every dark brand: a night over whatever the brand's colours are. */
const night = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #0b0a1c)`;

/** Dark words are read on it in every light brand: the colours thin, as in a low sun. */
const day = (colour: string, share: number): string => `color-mix(in oklab, ${colour} ${String(share)}%, #fffaf0)`;
/** Within a scene of a light brand. */
const byDay = '[data-scheme=light] &';

const breathe = keyframes({ '50%': { transform: 'translateY(3px) rotate(-1deg)' } });

/** On a telephone, where it goes from edge to edge, its water becomes the page. */
export const scene = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '@media': {
    'screen and (max-width: 63.99rem)': { maskImage: 'linear-gradient(#000 calc(100% - 2.5rem), #0000)' },
  },
});

export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const skyHigh = style({
  stopColor: night(primaryDeep, 42),
  selectors: { [byDay]: { stopColor: day(gold, 82) } },
});
/** Towards the glow at its foot. */
export const skyMiddle = style({
  stopColor: `color-mix(in oklab, ${night(primary, 58)} 80%, ${accent})`,
  selectors: { [byDay]: { stopColor: day(gold, 46) } },
});
export const skyLow = style({
  stopColor: `color-mix(in oklab, ${accent} 55%, ${gold})`,
  selectors: { [byDay]: { stopColor: day(goldHi, 40) } },
});
export const sunHigh = style({ stopColor: goldHi });
export const sunLow = style({ stopColor: gold });
export const light = style({ fill: 'white', opacity: 0.75, selectors: { [byDay]: { opacity: 0 } } });
export const hills = style({ fill: night(primary, 46), selectors: { [byDay]: { fill: day(primary, 34) } } });
export const waterHigh = style({
  stopColor: night(primaryHi, 62),
  selectors: { [byDay]: { stopColor: day(primaryHi, 30) } },
});
export const waterLow = style({
  stopColor: night(primaryDeep, 58),
  selectors: { [byDay]: { stopColor: day(primaryHi, 42) } },
});
export const ripples = style({
  stroke: goldHi,
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  opacity: 0.5,
  fill: 'none',
  selectors: { [byDay]: { stroke: 'white', opacity: 0.8 } },
});

/** It stands in the water to its chin. */
export const mascot = style({
  position: 'absolute',
  insetInlineStart: '4%',
  insetBlockEnd: '7%',
  width: 'auto',
  height: '70%',
  maxWidth: '46%',
  objectFit: 'contain',
  filter: 'drop-shadow(0 6px 10px #0007)',
  animation: `${breathe} 4s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

/** The water in front of it: it hides where the mascot ends, and breaks at it. */
export const shore = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '20%',
});
export const wave = style({ fill: night(primaryDeep, 58), selectors: { [byDay]: { fill: day(primaryHi, 42) } } });
export const foam = style([ripples, { strokeWidth: 2, opacity: 0.7 }]);
