import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { lyingPhone } from './lyingPhone.ts';

export const preview = style({
  position: 'relative',
  // As high without shares as with them: what is being typed on stands below and keeps its place.
  height: '10rem',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: 'linear-gradient(180deg, #5a0a0e, #24060a)',
  color: '#ffe9b8',
  '@media': { [lyingPhone]: { display: 'none' } },
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

/** Turns about a point far below, as cards in a hand do; `--place` is how far from the middle. */
export const slip = style({
  position: 'absolute',
  insetBlockStart: '1.5rem',
  insetInlineStart: 'calc(50% - 2.375rem)',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  width: '4.75rem',
  height: '7.5rem',
  paddingBlockStart: vars.space[3],
  borderRadius: '0.5rem',
  transformOrigin: '50% 20rem',
  transform: 'rotate(calc(var(--place) * 12.5deg))',
  zIndex: 1,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
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
  insetInlineStart: 'calc(50% - min(8.5rem, 42%))',
  width: 'min(17rem, 84%)',
  height: '4.75rem',
  zIndex: 3,
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
  insetBlockEnd: vars.space[3],
  insetInlineStart: 'calc(50% - min(7.5rem, 38%))',
  width: 'min(15rem, 76%)',
  zIndex: 4,
  display: 'grid',
  gap: 2,
  margin: 0,
  textAlign: 'center',
  textShadow: '0 1px 2px #5a060c',
});
export const title = style({
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  fontWeight: 700,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: '#ffe3b8' });
