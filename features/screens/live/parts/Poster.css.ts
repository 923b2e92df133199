import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** A dark studio in every brand, like the art on tiles. */
const wallStart = createVar();
const wallEnd = createVar();

const scenes = [
  ['#0d4a3c', '#0c2f4e', '#4bf0a0', '#4a2c9c'],
  ['#123d63', '#43204f', '#5ce6ff', '#176a9c'],
  ['#5a1a4d', '#3b1f1a', '#ff9ac8', '#a03a6c'],
  ['#4a2f0c', '#3a1440', '#ffc85a', '#a85f16'],
] as const;

export const poster = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
  background: '#05080d',
  selectors: {
    ...Object.fromEntries(
      scenes.map(([start, end, lamp, screen], at) => [
        `&[data-room="${String(at)}"]`,
        { vars: { [wallStart]: start, [wallEnd]: end, '--poster-lamp': lamp, '--poster-screen': screen } },
      ]),
    ),
    '&[data-tone=dim]': { filter: 'saturate(.35) brightness(.55)' },
    // Larger than its place, so that the blurred edge is outside of it.
    '&[data-tone=blurred]': { filter: 'blur(10px) brightness(.6)', scale: '1.12' },
  },
});

export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

export const wall = style({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(70% 90% at 12% 40%, ${wallStart}, #0000), radial-gradient(70% 90% at 88% 40%, ${wallEnd}, #0000), linear-gradient(180deg, #0b1119, #04060a)`,
});
globalStyle(`${wall}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(90deg, #ffffff0a 1px, #0000 1px) 0 0 / 12% 100%, linear-gradient(180deg, #ffffff08 1px, #0000 1px) 0 0 / 100% 16%',
});

export const lamp = style({
  position: 'absolute',
  insetBlock: '8% 12%',
  width: 'max(3px, .9cqw)',
  borderRadius: '1rem',
  background: 'linear-gradient(180deg, #fff, var(--poster-lamp))',
  boxShadow: '0 0 2.5cqw .6cqw color-mix(in srgb, var(--poster-lamp) 55%, #0000)',
  selectors: {
    '&[data-side=start]': { insetInlineStart: '4%' },
    '&[data-side=end]': { insetInlineEnd: '4%' },
  },
});

export const screen = style({
  position: 'absolute',
  insetBlockStart: '12%',
  insetInlineStart: '10%',
  width: '52%',
  filter: 'drop-shadow(0 1cqw 2cqw #000a)',
  '@container': {
    '(aspect-ratio < 1)': { width: '84%', insetInlineStart: '8%', insetBlockStart: '18%' },
  },
});

/** A tall screen beside the host, with the game's picture. */
export const game = style({
  position: 'absolute',
  insetBlock: '9% 20%',
  insetInlineStart: '10%',
  aspectRatio: '5 / 6',
  overflow: 'hidden',
  borderRadius: '3cqh',
  boxShadow: '0 0 0 1.2cqh #0b1018, 0 0 8cqh color-mix(in srgb, var(--poster-lamp) 45%, #0000)',
  '@container': {
    '(aspect-ratio < 1)': { insetBlock: '8% auto', insetInlineStart: '20%', width: '60%' },
  },
});
export const gamePicture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const host = style({
  position: 'absolute',
  insetBlockEnd: '-14%',
  insetInlineEnd: '6%',
  height: 'min(84%, 20rem)',
  aspectRatio: '1',
  '@container': {
    '(aspect-ratio < 1)': {
      height: 'auto',
      width: 'min(62%, 16rem)',
      insetInlineEnd: 'calc(50% - min(31%, 8rem))',
      insetBlockEnd: 'auto',
      insetBlockStart: '44%',
    },
  },
});
export const face = style({
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
  boxShadow: '0 0 0 .5cqw #0006, 0 2cqw 6cqw #000b, 0 0 8cqw color-mix(in srgb, var(--poster-lamp) 30%, #0000)',
});
export const headset = style({
  position: 'absolute',
  insetInline: '-6%',
  insetBlockStart: '-8%',
  width: '112%',
  overflow: 'visible',
});
