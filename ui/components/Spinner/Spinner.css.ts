import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = style({ position: 'relative', display: 'inline-flex', flex: 'none', verticalAlign: '-.25em' });

export const ring = style({
  display: 'block',
  width: '1.25em',
  height: '1.25em',
  border: '2px solid',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    // Forced colours paint "transparent" too, so the turning of a complete ring would not be visible.
    '(forced-colors: active)': { borderInlineEndStyle: 'dotted' },
  },
});
