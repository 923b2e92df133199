import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { lyingPhone } from './lyingPhone.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

/** For a screen that is too low for the preview, since the amount needs the height. */
const low = 'screen and (max-height: 45rem)';
/** High enough for the seal and the second line on the pocket. */
const high = '(min-height: 11.5rem)';
const POCKET = '4.75rem';

export const preview = style({
  position: 'relative',
  containerType: 'size',
  // The same height with and without shares, so that the fields below do not move.
  flex: '1 0 7.5rem',
  marginInline: `calc(${vars.space[3]} * -1)`,
  overflow: 'hidden',
  background: 'linear-gradient(180deg, #5a0a0e, #24060a)',
  color: '#ffe9b8',
  '@media': { [lyingPhone]: { display: 'none' }, [low]: { display: 'none' } },
});
export const rays = style({
  position: 'absolute',
  insetBlockStart: '-13rem',
  insetInlineStart: '50%',
  width: '44rem',
  height: '44rem',
  marginInlineStart: '-22rem',
  background: 'repeating-conic-gradient(from 3deg, #ffd86a52 0 6deg, transparent 6deg 15deg)',
  mask: 'radial-gradient(circle, #000 10%, #0006 30%, transparent 52%)',
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  zIndex: 3,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  background: '#3a080be6',
  boxShadow: 'inset 0 0 0 1px #f6c45366',
  color: '#ffe3b8',
  fontSize: vars.size[12],
  lineHeight: '1.5rem',
  selectors: {
    '&[data-side=start]': { insetInlineStart: vars.space[3] },
    '&[data-side=end]': { insetInlineEnd: vars.space[3] },
  },
});

/** Rotates about a point far below, like cards in a hand. `--place` is the slip's distance from the middle. */
export const slip = style({
  position: 'absolute',
  insetBlockStart: `clamp(1rem, 14cqh, 2.25rem)`,
  insetInlineStart: 'calc(50% - 2.375rem)',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  width: '4.75rem',
  height: '7.5rem',
  paddingBlockStart: vars.space[3],
  borderRadius: '0.5rem',
  transformOrigin: '50% 21.5rem',
  transform: 'rotate(calc(var(--place) * 13deg))',
  zIndex: 1,
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
  color: '#9c1219',
  background: 'linear-gradient(180deg, #fffdf2, #fbe6b0)',
  boxShadow: 'inset 0 0 0 3px #fffdf2, inset 0 0 0 4px #d9a23a, 0 4px 10px -2px #000a',
  selectors: {
    '&[data-best]': {
      zIndex: 2,
      background: 'linear-gradient(180deg, #fffbe0, #ffdf7a)',
      boxShadow: 'inset 0 0 0 3px #fffdf2, inset 0 0 0 4px #c9801a, 0 4px 10px -2px #000a, 0 0 22px #ffd86a99',
    },
  },
});
export const best = style({
  position: 'absolute',
  insetBlockStart: '-0.75rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  background: 'linear-gradient(180deg, #fff6d0, #ffd35a 50%, #f0a81e)',
  color: '#4a2200',
  fontFamily: vars.font.body,
  fontSize: vars.size[11],
  lineHeight: '1.25rem',
  whiteSpace: 'nowrap',
  boxShadow: '0 2px 4px #0008',
});
export const coin = style({ width: '2rem', height: '2rem' });

export const pocket = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 'calc(50% - min(8rem, 40%))',
  width: 'min(16rem, 80%)',
  height: `calc(100% - ${POCKET})`,
  zIndex: 3,
  '@container': { [high]: { height: `calc(100% - ${POCKET} - 1.25rem)` } },
  filter: 'drop-shadow(0 -6px 12px #0008)',
});
export const pile = style({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  zIndex: 4,
  width: '3.75rem',
  filter: 'drop-shadow(0 3px 4px #0009)',
  selectors: {
    '&[data-side=start]': { insetInlineStart: vars.space[1] },
    '&[data-side=end]': { insetInlineEnd: vars.space[1], width: '2.75rem' },
  },
});
export const wish = style({
  position: 'absolute',
  insetBlockEnd: 'clamp(.25rem, 7cqh, 1.5rem)',
  insetInlineStart: 'calc(50% - min(7.5rem, 38%))',
  width: 'min(15rem, 76%)',
  zIndex: 4,
  display: 'grid',
  gap: 2,
  textAlign: 'center',
  textShadow: '0 1px 2px #5a060c',
});
/** Placed at the middle of the pocket's edge. */
export const seal = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 1.375rem)',
  insetBlockStart: `calc(${POCKET} + 1.25rem + (100% - ${POCKET} - 1.25rem) * .29 - 1.375rem)`,
  display: 'none',
  width: '2.75rem',
  zIndex: 4,
  filter: 'drop-shadow(0 3px 4px #0008)',
  '@container': { [high]: { display: 'block' } },
});
export const title = style({ ...typeStep(17), fontWeight: 700, ...cutLine });
export const note = style({
  '@container': { '(max-height: 8.5rem)': { display: 'none' } },
  ...typeStep(12),
  color: '#ffe3b8',
});
