import { tokenNames } from '#ui/theme/tokens.ts';

/** The size of the frame in which stories render, in px. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The phone that the library is made for. */
export const phone: Size = { width: 390, height: 844 };

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Waits until reactions to a change of size or style have finished and were drawn once. */
export async function nextFrames(): Promise<void> {
  await frame();
  await frame();
}

/**
 * Resizes the frame immediately. Vitest's own `page.viewport` asks another window to do the same and waits for its answer, which is too
 * slow for seven sizes a story.
 */
export function resize({ width, height }: Size): void {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('stories are tested in a frame of their own');
  holder.style.cssText = `width: ${String(width)}px; height: ${String(height)}px;`;
}

/**
 * Returns the animations that depend on time. An animation that follows a scroll position moves only with the player's scroll.
 */
export const timedAnimations = (): readonly Animation[] =>
  document.getAnimations().filter(({ timeline }) => timeline === document.timeline);

const held = new Set<Animation>();

/**
 * Ends fades and slides, and stops endless animations at their beginning.
 *
 * @returns the number of fades and slides that were still running
 */
export function endAnimations(): number {
  let ended = 0;
  for (const animation of timedAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) {
      animation.pause();
      animation.currentTime = 0;
      held.add(animation);
    } else {
      if (animation.playState !== 'finished') ended += 1;
      animation.finish();
    }
  }
  return ended;
}

/** Resumes endless animations. */
export function resumeAnimations(): void {
  for (const animation of held) if (animation.playState === 'paused') animation.play();
  held.clear();
}

/** The brands' drawings by address, kept so that the browser keeps them too. */
const drawings = new Map<string, HTMLImageElement>();

async function loadDrawing(url: string): Promise<void> {
  if (drawings.has(url)) return;
  const picture = new Image();
  drawings.set(url, picture);
  // All of them are masks, which are requested with CORS and share no cache entry with other pictures.
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

/** Waits for the drawings of a brand's style sheet (its mark, its pattern), which arrive after its colours. */
async function drawingsOfBrand(): Promise<void> {
  const style = getComputedStyle(document.body);
  const { shape, pattern } = tokenNames;
  const values = [shape.ornament, shape.ridge, pattern.image, shape.barMask, shape.dialogMask].map((name) =>
    style.getPropertyValue(`--${name}`),
  );
  const addresses = values.flatMap((value) =>
    [...value.matchAll(/url\((["']?)(.*?)\1\)/gu)].map(([, , url]) => url ?? ''),
  );
  await Promise.all(addresses.map(loadDrawing));
}

/** Waits for the fonts and pictures of the story and ends its animations, until nothing moves. */
export async function settle(): Promise<void> {
  // Content that follows the brand (a logo) reacts after the style sheet.
  await nextFrames();
  await drawingsOfBrand();
  // Reading a measure makes the browser compute the styles of the page immediately, and so find the fonts and transitions that it needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const pictures = Array.from(document.images).filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await nextFrames();
  // A faded element is removed by an event, and its removal may start another animation.
  while (endAnimations() > 0) await nextFrames();
}

/** Returns the element's part, or the nearest part above it and its tag: `dialog-panel > h2`. */
export function nameOf(element: Element): string {
  const named = element.closest('[data-part]');
  const part = named?.getAttribute('data-part') ?? 'no part';
  return named === element ? part : `${part} > ${element.tagName.toLowerCase()}`;
}
