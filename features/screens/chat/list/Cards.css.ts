import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const turn = keyframes({ from: { transform: 'rotate(-40deg)' } });

export const thumb = style({
  flex: 'none',
  width: '3.75rem',
  aspectRatio: '5 / 6',
  overflow: 'hidden',
  borderRadius: '.5rem',
  background: vars.color.surface3,
  boxShadow: '0 0 0 1.5px rgb(255 255 255 / .25), 0 4px 8px rgb(0 0 0 / .5)',
});
export const thumbImage = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', flex: 1, gap: '.125rem', minWidth: 0 });
/** The card is a dark scene in every brand, like the tiles. */
export const win = style({
  position: 'relative',
  ...inRow,
  gap: vars.space[3],
  overflow: 'hidden',
  marginBlockStart: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius[3],
  background: 'radial-gradient(120% 160% at 10% 50%, #6a3a08, #2a1238 58%, #180c2c)',
  boxShadow: `inset 0 0 0 1.5px ${vars.color.goldLo}, inset 0 1px 0 #ffe9a8, ${vars.elevation[2]}`,
  color: 'white',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easeOut}`,
});

export const rays = style({
  position: 'absolute',
  insetInlineStart: '-3.75rem',
  insetBlockStart: '-5rem',
  width: '15rem',
  height: '15rem',
  background: 'repeating-conic-gradient(#ffd86a3d 0 8deg, #0000 8deg 20deg)',
  mask: 'radial-gradient(circle, #000 20%, #0000 66%)',
  animation: `${turn} 900ms ${vars.motion.easeOut}`,
  pointerEvents: 'none',
});

const above = { position: 'relative' } as const;

export const winLine = style({ ...above, ...inRow, gap: vars.space[1], ...typeStep(12), color: '#ffe3b8' });

export const winAmount = style({
  ...above,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[24],
  lineHeight: '1.75rem',
  fontWeight: 800,
  color: '#ffd45e',
  backgroundImage: 'linear-gradient(180deg, #fffbe0, #ffd45e 46%, #f0a82a 54%, #ffe9a0)',
  backgroundClip: 'text',
  WebkitTextFillColor: 'transparent',
  '@media': { '(forced-colors: active)': { WebkitTextFillColor: 'CanvasText' } },
});

export const winMessages = style({
  // Breaks lines between names, and leaves no word alone on the next.
  wordBreak: 'keep-all',
  textWrap: 'balance',
  ...above,
  ...typeStep(12),
  color: '#e9def8',
  overflowWrap: 'anywhere',
});
