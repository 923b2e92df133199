export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The distance of a panel in px from the nearest corner, so that it keeps its place when the window changes. */
export interface Placement {
  readonly corner: Corner;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** px between a panel and the edges of the viewport. */
export const MARGIN = 8;

/**
 * Returns how far the panel's upper left corner may move, in px. A panel larger than the viewport stays at the upper
 * left.
 */
export function roomFor(panel: Size, viewport: Size): { left: number; top: number; right: number; bottom: number } {
  return {
    left: MARGIN,
    top: MARGIN,
    right: Math.max(MARGIN, viewport.width - panel.width - MARGIN),
    bottom: Math.max(MARGIN, viewport.height - panel.height - MARGIN),
  };
}

/** Returns the nearest point that keeps the whole panel in the viewport. */
export function clampInside({ x, y }: Point, panel: Size, viewport: Size): Point {
  const room = roomFor(panel, viewport);
  return { x: Math.min(Math.max(x, room.left), room.right), y: Math.min(Math.max(y, room.top), room.bottom) };
}

/** Returns the panel's upper left corner for a placement, inside the viewport. */
export function toPoint({ corner, x, y }: Placement, panel: Size, viewport: Size): Point {
  const point = {
    x: corner.endsWith('left') ? x : viewport.width - panel.width - x,
    y: corner.startsWith('top') ? y : viewport.height - panel.height - y,
  };
  return clampInside(point, panel, viewport);
}

/** Returns the placement of a panel with its upper left corner at a point. */
export function toPlacement(point: Point, panel: Size, viewport: Size): Placement {
  const { x, y } = clampInside(point, panel, viewport);
  const left = x + panel.width / 2 <= viewport.width / 2;
  const top = y + panel.height / 2 <= viewport.height / 2;
  return {
    corner: `${top ? 'top' : 'bottom'}-${left ? 'left' : 'right'}`,
    x: left ? x : viewport.width - panel.width - x,
    y: top ? y : viewport.height - panel.height - y,
  };
}
