import type { LedgesLook } from '../../look/mechanicLooks.ts';

/** A point of the canvas in pixels of the page. */
export interface LeapPoint {
  x: number;
  y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box of the page, in pixels of the canvas. */
export const boxOn = (canvas: Box, { left, top, width, height }: Box): Box => ({
  left: left - canvas.left,
  top: top - canvas.top,
  width,
  height,
});

/** The ledges in their box of the page: they spread over it, and keep their shape. */
export interface LedgePlaces {
  /** Pixels for a unit of the ledges and the mascot. */
  readonly scale: number;
  /** Pixels for a unit of the gate. */
  readonly gateScale: number;
  readonly places: readonly LeapPoint[];
  readonly gate: LeapPoint;
  readonly pool: LeapPoint;
}

/** In a high box, ledges and mascot are larger by this factor at most. */
const GROWS = 1.3;

/** Places the ledges into a box of any shape. The gate keeps its distance from the upper edge. */
export function placeLedges({ width, height, places, gate, pool }: LedgesLook, box: Box): LedgePlaces {
  const across = box.width / width;
  const gateScale = Math.min(across, box.height / height);
  const scale = Math.min(across * GROWS, box.height / height);
  const gateY = gate.y * gateScale;
  const down = (box.height - gateY) / (height - gate.y);
  const at = ({ x, y }: LeapPoint): LeapPoint => ({
    x: box.left + x * across,
    y: box.top + gateY + (y - gate.y) * down,
  });
  return { scale, gateScale, places: places.map(at), gate: at(gate), pool: at(pool) };
}

/** Moves a point along an arc between two others. `part` is 0 at the start and 1 at the end. */
export function moveOnArc(point: LeapPoint, from: LeapPoint, to: LeapPoint, rise: number, part: number): void {
  point.x = from.x + (to.x - from.x) * part;
  point.y = from.y + (to.y - from.y) * part - rise * 4 * part * (1 - part);
}

/** The part of an arc by the part of its time: slow in the middle. */
export const eased = (part: number): number => part + 0.13 * Math.sin(part * Math.PI * 2);

/** Moves a point along a smooth curve through points. `part` is 0 at the first one and 1 at the last one. */
export function moveOnCurve(point: LeapPoint, through: readonly LeapPoint[], part: number): void {
  const last = through.length - 1;
  const place = Math.min(0.9999, Math.max(0, part)) * last;
  const index = Math.floor(place);
  const t = place - index;
  const at = (number: number) => through[Math.min(last, Math.max(0, number))];
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  if (before === undefined || from === undefined || to === undefined || after === undefined) return;
  point.x = spline(before.x, from.x, to.x, after.x, t);
  point.y = spline(before.y, from.y, to.y, after.y, t);
}

const spline = (before: number, from: number, to: number, after: number, t: number): number =>
  0.5 *
  (2 * from +
    (to - before) * t +
    (2 * before - 5 * from + 4 * to - after) * t ** 2 +
    (3 * from - before - 3 * to + after) * t ** 3);
