import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Gold rays that turn behind a highlight. The component that uses them sets position and size. */
export const rays = style({
  position: 'absolute',
  zIndex: -1,
  display: 'grid',
  overflow: 'hidden',
  mask: 'radial-gradient(closest-side, #000 12%, transparent)',
  selectors: {
    '&::before': {
      content: '',
      placeSelf: 'center',
      width: '14rem',
      height: '14rem',
      background: `repeating-conic-gradient(${vars.color.gold} 0 9deg, transparent 9deg 24deg)`,
      opacity: 0.5,
      animation: `${turn} 24s linear infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } },
    '(forced-colors: active)': { display: 'none' },
  },
});
