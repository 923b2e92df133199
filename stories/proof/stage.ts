/** The frame in which stories stand: how large it is, and how it comes to rest. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The phone that the library is drawn for. */
export const phone: Size = { width: 390, height: 844 };

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Waits until what reacts to a change of size or style has reacted and was drawn once. */
export async function drawn(): Promise<void> {
  await frame();
  await frame();
}

/**
 * Resizes the frame at once. Vitest's own `page.viewport` asks another window to do the same and waits for its answer,
 * which is too slow for seven sizes a story.
 */
export function resize({ width, height }: Size): void {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('stories are proven in a frame of their own');
  holder.style.cssText = `width: ${String(width)}px; height: ${String(height)}px;`;
}

const held = new Set<Animation>();

/** Fades and slides at their end; what runs for ever held at its beginning. */
export function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) {
      animation.pause();
      animation.currentTime = 0;
      held.add(animation);
    } else animation.finish();
  }
}

/** Lets what runs for ever run again. */
export function resumeAnimations(): void {
  for (const animation of held) if (animation.playState === 'paused') animation.play();
  held.clear();
}

/** Waits for the faces and pictures that what stands now asks for, and ends what it started: nothing moves any more. */
export async function atRest(): Promise<void> {
  // Asking for a measure makes the browser style the page at once: only then it knows which faces and transitions it needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const pictures = Array.from(document.images).filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  endAnimations();
}

/** The element's part, or the nearest part above it and its tag: `dialog-panel > h2`. */
export function nameOf(element: Element): string {
  const named = element.closest('[data-part]');
  const part = named?.getAttribute('data-part') ?? 'no part';
  return named === element ? part : `${part} > ${element.tagName.toLowerCase()}`;
}
