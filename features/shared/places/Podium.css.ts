import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { centredIn } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';

/** Narrower than three steps, which happens with large text. */
const narrow = '(max-width: 19rem)';

export const frame = style({ containerType: 'inline-size' });

export const podium = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[1],
  maxWidth: '36rem',
  marginInline: 'auto',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

const metals = {
  1: { hi: vars.color.goldHi, lo: vars.color.goldLo, height: '8.25rem', column: 2 },
  2: { hi: vars.vip[4].hi, lo: vars.vip[2].lo, height: '6.25rem', column: 1 },
  3: { hi: vars.vip[1].hi, lo: vars.vip[1].lo, height: '5.5rem', column: 3 },
} as const;

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  gridRow: 1,
  listStyle: 'none',
  selectors: Object.fromEntries(
    ([1, 2, 3] as const).map((rank) => [
      `&[data-place="${String(rank)}"]`,
      {
        gridColumn: metals[rank].column,
        vars: { '--metal': metals[rank].hi, '--shade': metals[rank].lo, '--height': metals[rank].height },
      },
    ]),
  ),
  '@container': { [narrow]: { gridRow: 'auto', selectors: { '&[data-place]': { gridColumn: 1 } } } },
});

export const who = style([
  pressable,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    maxWidth: '100%',
    minWidth: 0,
    paddingBlockEnd: vars.space[2],
    borderRadius: vars.radius[2],
  },
]);

/** The metal around the portrait. */
export const medal = style({
  position: 'relative',
  display: 'inline-grid',
  padding: '.1875rem',
  borderRadius: '50%',
  background: `conic-gradient(from 300deg, #fff, var(--metal) 18%, var(--shade) 38%, var(--metal) 52%, var(--shade) 66%, var(--metal) 84%, #fff)`,
  boxShadow: `${vars.elevation[2]}, 0 0 1.75rem color-mix(in oklab, var(--metal) 45%, #0000)`,
});

export const crown = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% - .625rem)',
  insetInlineStart: '50%',
  translate: '-50% 0',
  color: vars.color.goldLo,
  fill: vars.color.gold,
  '@media': { '(forced-colors: active)': { color: 'CanvasText', fill: 'none' } },
});

export const number = style({
  position: 'absolute',
  insetBlockEnd: '-.25rem',
  insetInlineStart: '-.25rem',
  ...centredIn('1.75rem'),
  borderRadius: '50%',
  background: `linear-gradient(160deg, #fff, var(--metal) 35%, var(--shade))`,
  boxShadow: `0 0 0 2px ${vars.color.ground}`,
  color: '#241500',
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
});

export const name = style({
  ...cutLine,
  maxWidth: '100%',
  padding: `.125rem ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: `color-mix(in srgb, ${vars.color.ground} 86%, #0000)`,
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.text,
  selectors: tierName,
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifySelf: 'stretch',
  minHeight: 'var(--height)',
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[1]} ${vars.space[2]}`,
  borderRadius: `${vars.radius[2]} ${vars.radius[2]} 0 0`,
  background: `linear-gradient(90deg, #ffffff14, #0000 30% 70%, #0003), linear-gradient(180deg, ${vars.color.surface3}, ${vars.color.surface1})`,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    // The slab that the player stands on.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-.375rem',
      insetInline: '-.125rem',
      height: '.875rem',
      borderRadius: vars.radius.pill,
      background: `linear-gradient(180deg, #fff, var(--metal) 30%, var(--shade))`,
      boxShadow: vars.elevation[1],
    },
    '[aria-current] > &': { boxShadow: `inset 0 0 0 2px ${vars.color.primary}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const prize = style({
  maxWidth: '100%',
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
  color: vars.color.goldInk,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const score = style({
  maxWidth: '100%',
  fontFamily: vars.font.small,
  ...typeStep(12),
  color: vars.color.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Decoration at the foot of the step. */
export const carved = style({
  marginBlockStart: 'auto',
  fontFamily: vars.font.heading,
  ...typeStep(24),
  fontWeight: 700,
  color: `color-mix(in oklab, ${vars.color.text} 16%, #0000)`,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
