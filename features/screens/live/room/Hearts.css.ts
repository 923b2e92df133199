import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';
import { CHAT_COLUMN, landscape, wide } from './shapes.ts';
import { round } from './round.css.ts';

/** Rises 9.5 rem, swaying .75 rem. */
const rise = keyframes({
  '0%': { opacity: 0, transform: 'translate(0, 0) scale(.4)' },
  '15%': { opacity: 1, transform: 'translate(.375rem, -1.5rem) scale(1.15)' },
  '50%': { opacity: 0.95, transform: 'translate(-.375rem, -5rem) scale(1)' },
  '100%': { opacity: 0, transform: 'translate(.375rem, -9.5rem) scale(.8)' },
});

/** The right edge above the foot, beside the host's face. */
export const sky = style({
  position: 'absolute',
  insetInlineEnd: '.5rem',
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + 4.75rem)',
  zIndex: 1,
  width: '6rem',
  height: '13rem',
  pointerEvents: 'none',
  '@media': {
    [wide]: { insetInlineEnd: `calc(${CHAT_COLUMN} + ${vars.space[8]})`, insetBlockEnd: '7rem' },
    [landscape]: { insetInlineEnd: 'env(safe-area-inset-right)', insetBlockEnd: '4rem', height: '11rem' },
  },
});

export const heart = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '1.5rem',
  width: '2rem',
  height: '2rem',
  stroke: '#ffffffb3',
  strokeWidth: 1.5,
  fill: '#ff5a6e',
  filter: 'drop-shadow(0 2px 4px #0007)',
  animation: `${rise} 2s ${vars.motion.easeOut} both`,
  selectors: {
    '&[data-colour=pink]': { fill: '#ff8ab0' },
    '&[data-colour=rose]': { fill: '#ff4d8d' },
    '&[data-colour=mint]': { fill: '#4fe3c1', width: '1.5rem', height: '1.5rem' },
    '&[data-lane="1"]': { insetInlineEnd: '.25rem', animationDelay: '120ms' },
    '&[data-lane="2"]': { insetInlineEnd: '3rem', animationDelay: '60ms' },
    '&[data-lane="3"]': { insetInlineEnd: '2.25rem', animationDelay: '200ms' },
  },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

const standing = { animation: 'none', opacity: 1 } as const;
const place = (at: number) => ({ insetInlineEnd: '.5rem', insetBlockEnd: `${String(at * 1.25)}rem` });
for (let at = 0; at < 10; at += 1) {
  const one = `${heart}[data-place="${String(at)}"]`;
  globalStyle(`:root[data-motion] ${one}`, { ...standing, ...place(at) });
  globalStyle(one, { '@media': { '(prefers-reduced-motion: reduce)': { ...standing, ...place(at) } } });
}

export const heartKey = style([
  round,
  {
    position: 'relative',
    margin: `0 ${vars.space[1]} ${vars.space[2]} 0`,
    '@media': {
      [wide]: { ...glass, background: '#10222c' },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);
export const icon = style({
  fill: '#ff6b7d',
  stroke: '#fff',
  '@media': { '(forced-colors: active)': { fill: 'ButtonText', stroke: 'ButtonText' } },
});
export const count = style({
  position: 'absolute',
  insetBlockStart: '-.5rem',
  insetInlineEnd: '-.375rem',
  padding: '0 .375rem',
  borderRadius: '1rem',
  background: '#ff6b7d',
  fontFamily: vars.font.numerals,
  fontSize: vars.size[11],
  lineHeight: '1.125rem',
  color: '#2b0408',
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
