const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** A corner of the viewport. */
export type Corner = (typeof corners)[number];

/** Where a panel stands: its distance in px from the corner it is nearest to, so that it keeps its place when the window changes. */
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

/** Between a panel and the edges of the viewport, px. */
export const MARGIN = 8;

const isCorner = (value: unknown): value is Corner => corners.some((corner) => corner === value);

/** How far the panel's upper left corner may go, px; a panel larger than the viewport stays at the upper left. */
export function roomFor(panel: Size, viewport: Size): { left: number; top: number; right: number; bottom: number } {
  return {
    left: MARGIN,
    top: MARGIN,
    right: Math.max(MARGIN, viewport.width - panel.width - MARGIN),
    bottom: Math.max(MARGIN, viewport.height - panel.height - MARGIN),
  };
}

/** The nearest point at which the whole panel is in the viewport. */
export function clampInside({ x, y }: Point, panel: Size, viewport: Size): Point {
  const room = roomFor(panel, viewport);
  return { x: Math.min(Math.max(x, room.left), room.right), y: Math.min(Math.max(y, room.top), room.bottom) };
}

/** The panel's upper left corner for a placement, inside the viewport. */
export function toPoint({ corner, x, y }: Placement, panel: Size, viewport: Size): Point {
  const point = {
    x: corner.endsWith('left') ? x : viewport.width - panel.width - x,
    y: corner.startsWith('top') ? y : viewport.height - panel.height - y,
  };
  return clampInside(point, panel, viewport);
}

/** The placement of a panel whose upper left corner is at a point. */
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

/** What was kept under a key; undefined where there is nothing, or nothing that makes sense. */
export function readPlacement(key: string | undefined): Placement | undefined {
  if (key === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('corner' in kept && 'x' in kept && 'y' in kept))
      return undefined;
    const { corner, x, y } = kept;
    if (!isCorner(corner) || !Number.isFinite(x) || !Number.isFinite(y)) return undefined;
    return { corner, x: Number(x), y: Number(y) };
  } catch {
    // No storage, or not ours: the panel begins where it begins.
    return undefined;
  }
}

/** Keeps a placement under a key; `undefined` forgets it. Where there is no storage, nothing is kept. */
export function savePlacement(key: string | undefined, placement: Placement | undefined): void {
  if (key === undefined) return;
  try {
    if (placement) localStorage.setItem(key, JSON.stringify(placement));
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage costs the memory, not the panel.
  }
}
