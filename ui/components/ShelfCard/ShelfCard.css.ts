import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { rays as turningRays } from '../rays.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const lift = keyframes({ '50%': { transform: 'translateY(-3px)' } });

const still = '(prefers-reduced-motion: reduce)';
const forced = '(forced-colors: active)';

export const card = style([
  pressable,
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: '100%',
    minWidth: 0,
    padding: vars.space[2],
    borderRadius: vars.radius[3],
    background: vars.fill.card,
    boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
    color: vars.color.text,
    textAlign: 'center',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&[data-featured]': {
        background: `radial-gradient(100% 70% at 50% 38%, ${vars.color.primarySoft}, transparent), ${vars.fill.card}`,
        boxShadow: `inset 0 0 0 2px ${vars.color.gold}, ${vars.elevation[2]}, 0 0 22px ${vars.color.glow}`,
      },
      '&[aria-pressed=true]': { boxShadow: `inset 0 0 0 2.5px ${vars.color.primary}, ${vars.elevation[2]}` },
      '&:active:not([aria-disabled=true])': { transform: `scale(${vars.motion.press})` },
    },
    '@media': {
      [forced]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[aria-pressed=true]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
          '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '2px' },
        },
      },
    },
  },
]);

/** Extends beyond the card's edges, like a tied ribbon. */
export const ribbon = style({
  position: 'relative',
  zIndex: 2,
  margin: `calc(${vars.space[2]} * -1 - 2px) calc(${vars.space[2]} * -1 - 3px) 0`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: `${vars.radius[1]} ${vars.radius[1]} 2px 2px`,
  background: vars.fill.gold,
  boxShadow: vars.elevation[1],
  color: vars.color.onGold,
  ...typeStep(12),
  fontWeight: 700,
  // Chinese text breaks only between the parts of a ribbon.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const shelf = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  height: '6.25rem',
  marginBlock: vars.space[1],
  selectors: {
    // The drawing's shadow on its shelf.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '.125rem',
      width: '56%',
      height: '.625rem',
      borderRadius: '50%',
      background: vars.color.scrim,
      mask: 'radial-gradient(closest-side, #000, transparent)',
    },
    '[data-state=sold-out] > &': { filter: 'grayscale(1)', opacity: 0.5 },
  },
});

export const rays = style([turningRays, { inset: '-1.5rem -.5rem' }]);

export const picture = style({
  position: 'relative',
  display: 'block',
  width: '4.5rem',
  maxWidth: '100%',
  aspectRatio: '1',
  objectFit: 'contain',
  filter: 'drop-shadow(0 4px 5px rgb(0 0 0 / .3))',
  selectors: {
    '[data-growth="1"] > &': { width: '3.25rem' },
    '[data-growth="2"] > &': { width: '4rem' },
    '[data-growth="3"] > &': { width: '4.75rem' },
    '[data-growth="4"] > &': { width: '5.5rem' },
    '[data-growth="5"] > &': { width: '6.25rem' },
    '[aria-pressed=true] &': { animation: `${lift} 1.6s ${vars.motion.easeOut} infinite` },
  },
  '@media': { [still]: { selectors: { '[aria-pressed=true] &': { animation: 'none' } } } },
});

/** The drawing that replaces a picture that failed to load. */
export const missing = style([picture, { height: 'auto', color: vars.color.faint }]);

export const words = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gap: '.125rem',
  minWidth: 0,
  paddingBlockEnd: vars.space[2],
});

export const title = style({
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  selectors: { '[data-state=sold-out] &': { color: vars.color.muted } },
});

export const bonus = style({
  ...typeStep(12),
  fontWeight: 700,
  color: vars.color.positive,
  overflowWrap: 'anywhere',
  selectors: { '[data-state=sold-out] &': { color: vars.color.muted } },
});

export const left = style({ ...typeStep(12), color: vars.color.muted, overflowWrap: 'anywhere' });

const key = {
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.button,
  ...typeStep(15),
  fontWeight: 700,
  overflowWrap: 'anywhere',
} as const;

export const price = style({
  ...key,
  background: vars.fill.buttonGold,
  boxShadow: vars.edge.buttonGold,
  color: vars.color.onGold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Keeps a currency and its number on one line.
  whiteSpace: 'nowrap',
  selectors: {
    '[data-featured] > &': { background: vars.fill.button, boxShadow: vars.edge.button, color: vars.color.onPrimary },
    '[data-state=busy] > &': {
      background: vars.color.surface3,
      boxShadow: vars.elevation.edge,
      color: vars.color.muted,
    },
  },
  '@media': { [forced]: { border: '1px solid ButtonText' } },
});

export const soldOut = style({
  ...key,
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  color: vars.color.muted,
  '@media': { [forced]: { border: '1px solid GrayText', color: 'GrayText' } },
});
