import type { Clock } from '../Game.ts';

/** A browser gives a lost context back within a moment, or not at all. */
const LOST_MS = 6000;

export interface PictureWatch {
  readonly clock: Pick<Clock, 'after'>;
  /** Draws the picture again. A game at rest draws nothing by itself. */
  readonly redraw: () => void;
  /** The picture does not come back. */
  readonly lost: () => void;
}

/**
 * Watches for a lost WebGL context. A hidden page gets its context back only when it is shown, so it waits. Call it after
 * the renderer is made, whose own listener has to run first.
 */
export function watchPicture(canvas: EventTarget, { clock, redraw, lost }: PictureWatch): void {
  let losses = 0;
  const check = (loss: number): void =>
    clock.after(LOST_MS, () => {
      if (loss !== losses) return;
      if (document.visibilityState === 'hidden') check(loss);
      else lost();
    });
  canvas.addEventListener('webglcontextlost', () => {
    losses += 1;
    check(losses);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    losses += 1;
    redraw();
  });
}
