import type { Options, Shape } from 'canvas-confetti';

/** A shot, with its delay after the first shot in milliseconds. */
export interface Burst extends Options {
  after: number;
}

export interface Cannon {
  fire: (shot: Options) => Promise<void>;
  reset: () => void;
  shape: (outline: string) => Shape;
}

/**
 * Loads the code that throws the pieces on first use. It draws on the page's own thread, since a strict content-security policy refuses its
 * worker, which is made from a blob. It adds no style and no script.
 *
 * @param canvas must be on the page, since the brand's colours come from the page
 * @param colours CSS values, also variables
 * @throws Error if the window cannot draw on a canvas
 */
export async function openCannon(canvas: HTMLCanvasElement, colours: readonly string[]): Promise<Cannon> {
  if (typeof Path2D === 'undefined') throw new Error('This window cannot draw on a canvas.');
  const { default: confetti } = await import('canvas-confetti');
  const throwPieces = confetti.create(canvas, { resize: true, useWorker: false });
  const resolved = resolveColours(canvas, colours);
  return {
    fire: async (shot) => {
      await throwPieces({ colors: resolved, ...shot });
    },
    reset: () => throwPieces.reset(),
    shape: (outline) => confetti.shapeFromPath(outline),
  };
}

/** Resolves CSS colours to the brand's values, as `#rrggbb`. Leaves out values that are not plain colours. */
export function resolveColours(element: HTMLElement, colours: readonly string[]): string[] {
  const before = element.style.color;
  const resolved = colours.flatMap((colour) => {
    element.style.color = colour;
    const parts = /^rgba?\((\d+), (\d+), (\d+)/u.exec(getComputedStyle(element).color)?.slice(1);
    return parts ? [`#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`] : [];
  });
  element.style.color = before;
  return resolved;
}
