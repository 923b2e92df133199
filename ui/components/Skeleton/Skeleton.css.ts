import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = style({
  position: 'relative',
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  selectors: {
    // A transparent layer of the text's colour is visible on the page and on every surface, while a surface's own colour is visible only on
    // other surfaces.
    '&::before': { content: '', position: 'absolute', inset: 0, background: vars.color.muted, opacity: 0.13 },
    '&[data-shape=text]': { height: '.875rem', borderRadius: `min(${vars.radius[1]}, .375rem)` },
    '&[data-shape=circle]': { borderRadius: '50%' },
    '&[data-shape=box]': { borderRadius: vars.radius.tile },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.fill.sheen,
      animation: `${pass} 1.4s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { animation: 'none', opacity: 0 } } },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});
