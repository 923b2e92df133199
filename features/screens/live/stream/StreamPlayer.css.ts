import { globalStyle, style } from '@vanilla-extract/css';

export const player = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  background: '#05060f',
});

/** Holds the video. The stage moves the one video of the page in and out. */
export const picture = style({ position: 'absolute', inset: 0, transition: 'filter 200ms' });

export const blurred = style({ filter: 'blur(14px) brightness(0.7)' });

globalStyle(`${picture} > video`, { display: 'block', width: '100%', height: '100%' });
globalStyle(`${picture}[data-fit=cover] > video`, { objectFit: 'cover' });
globalStyle(`${picture}[data-fit=contain] > video`, { objectFit: 'contain' });

/** Over the picture: what the stream does, in the middle. */
export const over = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
