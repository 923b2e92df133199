import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './Backdrop.css.ts';

/** The size of the canvas; the blur hides finer detail. */
const WIDTH = 32;
const HEIGHT = 32;
const REDRAW_MS = 1000;

/** Fills the sides of a picture that does not fill its place, with a blurred copy drawn every second. */
export function Backdrop({ video }: { video: HTMLVideoElement | undefined }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (video === undefined || video.videoWidth === 0 || document.hidden) return;
      canvas.current?.getContext('2d', { alpha: false })?.drawImage(video, 0, 0, WIDTH, HEIGHT);
    };
    draw();
    const timer = setInterval(draw, REDRAW_MS);
    video?.addEventListener('resize', draw);
    return () => {
      clearInterval(timer);
      video?.removeEventListener('resize', draw);
    };
  }, [video]);
  return <canvas aria-hidden="true" className={css.backdrop} height={HEIGHT} ref={canvas} width={WIDTH} />;
}
