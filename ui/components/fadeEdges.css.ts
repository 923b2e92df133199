import { createVar, keyframes, style } from '@vanilla-extract/css';

const start = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const end = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const FADE = '1.75rem';

/** The width of the fade at each end, by the scroll position. */
const scrolled = keyframes({
  '0%': { vars: { [start]: '0px', [end]: FADE } },
  '12%': { vars: { [start]: FADE, [end]: FADE } },
  '88%': { vars: { [start]: FADE, [end]: FADE } },
  '100%': { vars: { [start]: FADE, [end]: '0px' } },
});

/**
 * Fades a row that scrolls sideways at each end that has more content. The row's own scroll position drives the fade, without a script; a
 * browser without scroll-driven animations draws plain edges.
 */
export const fadeEdges = style({
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      maskImage: `linear-gradient(to right, #0000, #000 ${start}, #000 calc(100% - ${end}), #0000)`,
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
});
