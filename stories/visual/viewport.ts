import { tokenNames } from '#ui/theme/tokens.ts';

/** The frame that stories render in: its size, and how to wait until nothing in it changes. */

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

/** Waits until what reacts to a change of size or style has reacted and was drawn once. */
export async function nextFrames(): Promise<void> {
  await frame();
  await frame();
}

/**
 * Resizes the frame at once. Vitest's own `page.viewport` asks another window to do the same and waits for its answer,
 * which is too slow for seven sizes a story.
 */
export function resize({ width, height }: Size): void {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('stories are tested in a frame of their own');
  holder.style.cssText = `width: ${String(width)}px; height: ${String(height)}px;`;
}

/** Animations that time drives. What follows a scroll position moves with the hand that scrolls, and never by itself. */
export const timedAnimations = (): readonly Animation[] =>
  document.getAnimations().filter(({ timeline }) => timeline === document.timeline);

const held = new Set<Animation>();

/**
 * Fades and slides at their end; what runs for ever held at its beginning.
 *
 * @returns how many fades and slides were still on their way
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

/** Lets what runs for ever run again. */
export function resumeAnimations(): void {
  for (const animation of held) if (animation.playState === 'paused') animation.play();
  held.clear();
}

/** The brands' drawings by address, held so that the browser keeps them. */
const drawings = new Map<string, HTMLImageElement>();

async function loadDrawing(url: string): Promise<void> {
  if (drawings.has(url)) return;
  const picture = new Image();
  drawings.set(url, picture);
  // All of them are masks, which are requested in CORS and share nothing with a picture that is not.
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

/** Waits for the drawings that a brand's style sheet brings (its mark, its pattern): they come a moment after their colours. */
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

/** Waits for the fonts and pictures that the story uses and ends its animations, until nothing moves. */
export async function settle(): Promise<void> {
  // What follows the brand (a logo) hears of it after the style sheet does.
  await nextFrames();
  await drawingsOfBrand();
  // Asking for a measure makes the browser style the page at once: only then it knows which faces and transitions it needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const pictures = Array.from(document.images).filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await nextFrames();
  // What has faded out goes when it hears that it has, and what goes may let something else begin.
  while (endAnimations() > 0) await nextFrames();
}

/** The element's part, or the nearest part above it and its tag: `dialog-panel > h2`. */
export function nameOf(element: Element): string {
  const named = element.closest('[data-part]');
  const part = named?.getAttribute('data-part') ?? 'no part';
  return named === element ? part : `${part} > ${element.tagName.toLowerCase()}`;
}
