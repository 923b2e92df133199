import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

// Red paper with gold in every brand, like the envelope itself.
const paper = {
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: vars.radius[3],
  color: '#ffefcf',
  boxShadow: `inset 0 0 0 1.5px #f6c453a6, ${vars.elevation[2]}`,
} as const;

const forced = '(forced-colors: active)';

/** The first envelope that can be claimed, as a closed envelope. */
export const card = style({
  ...paper,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  minHeight: '13.875rem',
  padding: vars.space[4],
  background: 'linear-gradient(180deg, #9c0d18, #b3141c 55%, #7d0912)',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

/** The flap ends at the seal's middle. */
export const flap = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  width: '100%',
  height: 'calc(7.25rem + .5px)',
});
export const clouds = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: -1,
  width: '100%',
  height: '5rem',
});

export const head = style({ ...inRow, gap: vars.space[3], minHeight: '2.75rem' });
export const names = style({ ...inColumn, flex: 1, minWidth: 0 });
export const name = style({ ...typeStep(15), fontWeight: 700, ...cutLine });
export const kind = style({ ...typeStep(13), color: '#ffdcb8', ...cutLine });
export const time = style({
  ...inRow,
  flex: 'none',
  gap: vars.space[1],
  padding: `2px ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: '#5a060ccc',
  ...typeStep(13),
  fontWeight: 700,
  color: '#ffefcf',
});

export const sealPlace = style({ display: 'grid', placeItems: 'center', paddingBlock: vars.space[1] });

/** Covers the whole card for the pointer. */
const whole = { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[3] } as const;

export const seal = style([
  pressable,
  {
    ...centredIn('5.75rem'),
    borderRadius: '50%',
    background: 'radial-gradient(circle at 36% 28%, #fffbe6, #ffe9a0 30%, #f4b93c 70%, #d98b18)',
    boxShadow: '0 0 0 5px #f7dc94cc, 0 0 0 6px #b8690c99, 0 4px 14px #3a0408aa, 0 0 34px #ffd35a66',
    color: '#7a3500',
    fontSize: '2.75rem',
    lineHeight: 1,
    fontWeight: 700,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-long]': { fontSize: '1.25rem' },
      '&::after': whole,
      '&:active': { transform: `scale(${vars.motion.press})` },
      // The ring surrounds the seal and not the whole card.
      '&:focus-visible': { outline: '3px solid #fff', outlineOffset: '4px' },
    },
    '@media': { [forced]: { border: '2px solid ButtonText' } },
  },
]);

export const title = style({
  paddingBlock: vars.space[1],
  ...typeStep(17),
  fontFamily: vars.font.heading,
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  textShadow: '0 1px 3px #3a0408',
  overflowWrap: 'anywhere',
});
export const foot = style({ ...inRows, columnGap: vars.space[3], ...typeStep(13), color: '#ffe3c4' });
export const pips = style({
  display: 'flex',
  flex: '1 1 6rem',
  gap: 3,
  minWidth: 0,
  maxWidth: '13rem',
  marginInline: 'auto',
  overflow: 'hidden',
});
export const pip = style({
  flex: '1 1 0',
  maxWidth: '.5rem',
  aspectRatio: '5 / 6',
  borderRadius: vars.radius.pill,
  background: '#4c0509',
  selectors: { '&[data-left]': { background: '#ffdf7a', boxShadow: '0 0 6px #ffd35a88' } },
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
});
export const gold = style({ fontFamily: vars.font.numerals, fontWeight: 700, color: '#ffdf7a' });

/** The other envelopes, two abreast if there is room. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr))',
  gap: vars.space[3],
});
export const tile = style({
  ...paper,
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  height: '100%',
  padding: vars.space[3],
  background: 'linear-gradient(160deg, #8f1219, #650910)',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const tilePicture = style({ width: '2.75rem', height: '3.4375rem', filter: 'drop-shadow(0 2px 4px #3a0408aa)' });
export const tileWords = style({ ...inColumn, justifyItems: 'start' });
globalStyle(`${tileWords} > ${name}`, { maxWidth: '100%' });
export const tileLine = style({ ...typeStep(13), color: '#ffdcb8' });

export const tileButton = style([
  pressable,
  {
    marginBlockStart: vars.space[1],
    minHeight: '2.25rem',
    padding: `0 ${vars.space[4]}`,
    borderRadius: vars.radius.button,
    background: 'linear-gradient(180deg, #ffe9a0, #f0a81e)',
    boxShadow: 'inset 0 1px 0 #fff8, 0 2px 0 #a05c08',
    color: '#4a2200',
    ...typeStep(15),
    fontWeight: 700,
    selectors: {
      '&::after': whole,
      '&:active': { transform: 'translateY(2px)', boxShadow: 'inset 0 1px 0 #fff8' },
      '&:focus-visible': { outline: '3px solid #fff', outlineOffset: '2px' },
    },
    '@media': { [forced]: { border: '2px solid ButtonText' } },
  },
]);
