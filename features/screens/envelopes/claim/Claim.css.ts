import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { pressable } from '#ui/components/pressable.css.ts';
import { centredIn } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const turn = keyframes({ to: { transform: 'rotate(24deg)' } });
const still = '(prefers-reduced-motion: reduce)';

/** A dark red backdrop, the same in every brand. */
export const night = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  background: 'radial-gradient(90% 60% at 50% 44%, #5a0a0eee, #120304f7)',
});
export const rays = style({
  position: 'absolute',
  insetBlockStart: '42%',
  insetInlineStart: '50%',
  width: '70rem',
  height: '70rem',
  margin: '-35rem',
  background: 'repeating-conic-gradient(from 3deg, #ffd86a55 0 6deg, transparent 6deg 15deg)',
  mask: 'radial-gradient(circle, #000 12%, #0008 30%, transparent 52%)',
  animation: `${turn} 12s linear infinite alternate`,
  '@media': { [still]: { animation: 'none' } },
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '100%',
  paddingBlock: vars.space[5],
  color: vars.color.onArt,
});

export const sender = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  textAlign: 'center',
  textShadow: '0 1px 3px #000',
});
export const forWhom = style({ ...typeStep(13), color: '#ffe3b8' });
export const content = style({ ...typeStep(15), color: '#ffe9b8', textWrap: prettyLines, overflowWrap: 'anywhere' });

export const amount = style({
  fontFamily: vars.font.numerals,
  ...typeStep(44),
  fontWeight: 800,
  letterSpacing: '-0.02em',
  color: '#b3141c',
  selectors: { '&[data-long=true]': { ...typeStep(32) } },
});
export const yuan = style({ fontSize: vars.size[20], letterSpacing: 0 });
export const sub = style({ ...typeStep(12), color: '#7a3a14' });

export const take = style([
  pressable,
  {
    ...centredIn('6.5rem'),
    borderRadius: '50%',
    ...typeStep(24),
    fontWeight: 800,
    color: '#5f1800',
    background: 'radial-gradient(circle at 40% 28%, #fffbe2, #ffd35a 46%, #e08a12)',
    boxShadow:
      'inset 0 2px 0 #fff, inset 0 0 0 4px #fff3b880, inset 0 0 0 6px #b8690c66, 0 5px 0 #8a4a06, 0 16px 28px -4px #000c, 0 0 48px #ffb52e80',
    selectors: {
      '&:focus-visible': { outline: '3px solid #fff', outlineOffset: '4px' },
      '&:active': { transform: 'translateY(3px)' },
      '&[aria-disabled=true]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { border: '2px solid ButtonText' } },
  },
]);

/** On the pocket of an empty envelope. */
export const stamp = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: '#4a060cd9',
  boxShadow: 'inset 0 0 0 1.5px #f6c45399',
  color: '#ffe9b8',
  fontWeight: 700,
});

export const sentence = style({ margin: 0, textAlign: 'center', textWrap: 'balance', color: '#ffe9b8' });
export const trouble = style([
  sentence,
  {
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius[2],
    background: '#2b0407e6',
    boxShadow: 'inset 0 0 0 1px #f6c45366',
    color: '#fff',
  },
]);

export const way = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    paddingInline: vars.space[5],
    borderRadius: vars.radius.pill,
    fontWeight: 700,
    color: '#ffe9b8',
    background: '#3a080bcc',
    boxShadow: 'inset 0 0 0 1.5px #f6c45380',
    selectors: { '&:focus-visible': { outline: '2px solid #fff', outlineOffset: '2px' } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);

export const expiry = style({ textAlign: 'center', ...typeStep(12), color: '#f3cfa8' });
export const clock = style({ fontFamily: vars.font.numerals, fontWeight: 700 });

export const list = style({
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: vars.elevation[2],
  color: vars.color.text,
});
