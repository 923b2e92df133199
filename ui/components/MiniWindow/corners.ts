export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The distance in px between the window and the edges of the viewport at a corner. */
export interface Inset {
  readonly x: number;
  readonly y: number;
}
export type Insets = Readonly<Record<Corner, Inset>>;

/** Returns the upper left corner of a window at a corner of the viewport. */
export function pointAt(corner: Corner, size: Size, viewport: Size, insets: Insets): Point {
  const { x, y } = insets[corner];
  return {
    x: corner.endsWith('left') ? x : Math.max(0, viewport.width - size.width - x),
    y: corner.startsWith('top') ? y : Math.max(0, viewport.height - size.height - y),
  };
}

/** Returns the corner of the viewport nearest to a window, by the window's upper left corner. */
export function nearestCorner(at: Point, size: Size, viewport: Size, insets: Insets): Corner {
  const distance = (corner: Corner): number => {
    const point = pointAt(corner, size, viewport, insets);
    return Math.hypot(point.x - at.x, point.y - at.y);
  };
  return CORNERS.reduce((best, corner) => (distance(corner) < distance(best) ? corner : best));
}

/** Returns the next corner in the direction of an arrow key, or `undefined` for other keys or if there is no such corner. */
export function cornerBy(key: string, from: Corner): Corner | undefined {
  const [block, inline] = from.split('-');
  const to =
    key === 'ArrowLeft'
      ? `${block}-left`
      : key === 'ArrowRight'
        ? `${block}-right`
        : key === 'ArrowUp'
          ? `top-${inline}`
          : key === 'ArrowDown'
            ? `bottom-${inline}`
            : undefined;
  return to === from ? undefined : CORNERS.find((corner) => corner === to);
}
