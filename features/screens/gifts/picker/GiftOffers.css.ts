import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { rays as turningRays } from '#ui/components/rays.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFill } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const forced = '(forced-colors: active)';
const { primary, primaryDeep, gold, goldHi, text, focus } = vars.color;

/** Four columns on a phone, so that two rows fit; fewer with large text. */
export const shelf = style({
  ...autoFill('max(4.75rem, 22%)'),
  rowGap: vars.space[4],
  marginInline: `calc(${vars.space[2]} * -1)`,
});

/** The shelf while the gifts load. */
export const skeletons = style([shelf, { gap: vars.space[2], marginInline: 0 }]);

export const gift = style([
  pressable,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateRows: 'minmax(1.5rem, auto) 5.25rem auto',
    justifyItems: 'center',
    minWidth: 0,
    color: text,
    textAlign: 'center',
    selectors: {
      '&[aria-pressed=true]': { zIndex: 1 },
      '&:focus-visible': { outline: `2px solid ${focus}`, outlineOffset: 2, borderRadius: vars.radius[2], zIndex: 2 },
    },
    '@media': {
      [forced]: {
        border: '1px solid ButtonText',
        selectors: { '&[aria-pressed=true]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  },
]);

export const name = style({
  alignSelf: 'end',
  paddingInline: vars.space[1],
  ...typeStep(13),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { '[aria-pressed=true] > &': { color: text, fontWeight: 800 } },
});

/** Light behind the chosen gift. */
export const rays = style([turningRays, { insetBlockStart: '-.75rem', insetInline: '-1.25rem', height: '8rem' }]);

export const picture = style({
  alignSelf: 'end',
  width: '4.5rem',
  maxWidth: '92%',
  aspectRatio: '1',
  objectFit: 'contain',
  transformOrigin: '50% 100%',
  filter: 'drop-shadow(0 5px 4px rgb(0 0 0 / .35))',
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[aria-pressed=true] > &': { transform: 'scale(1.2)' } },
});

/** A piece of the shelf's board, joined to its neighbours. */
export const board = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  padding: vars.space[1],
  background: `linear-gradient(180deg, color-mix(in oklab, ${gold} 34%, ${primaryDeep}), color-mix(in oklab, ${primaryDeep} 72%, #1a0d04))`,
  boxShadow: `inset 0 2px 0 color-mix(in oklab, ${goldHi} 70%, ${primary}), inset 0 -2px 0 #0004, 0 6px 8px -4px #0008`,
});

/** Paper in every brand, like the card of a game. */
export const price = style({
  display: 'inline-flex',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: 'linear-gradient(180deg, #fff6e2, #f0d7a4)',
  boxShadow: '0 2px 3px #0006, inset 0 1px 0 #fff',
  color: '#2b1606',
  ...typeStep(13),
  fontWeight: 800,
  selectors: {
    '[aria-pressed=true] > * > &': {
      background: 'linear-gradient(180deg, #fff3c4, #ffc94d)',
      boxShadow: '0 0 0 2px #fff6d0, 0 2px 10px #0008',
    },
  },
  '@media': { [forced]: { border: '1px solid ButtonText' } },
});
