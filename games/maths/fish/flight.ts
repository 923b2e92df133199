import { FIELD, type Point } from './paths.ts';

/** A shot that met no fish within this time is over, and costs nothing. */
export const FLIGHT_MS = 700;
/** Units of the field in a millisecond. A shot crosses the field within its flight. */
export const SHOT_SPEED = 2.7;

/** The cannon of a seat: seats 0 and 1 at the lower edge, 2 and 3 at the upper one. */
export const cannonOf = (seat: number): Point => ({
  x: FIELD.width * (seat % 2 === 0 ? 0.25 : 0.75),
  y: seat < 2 ? FIELD.height : 0,
});

export interface Flight {
  readonly Seat: number;
  readonly Angle: number;
  /** The fish that the shot follows. */
  readonly FishID?: number | undefined;
  /** When it was fired, in ms. */
  readonly Time: number;
}

/** A fish that a shot could meet. */
export interface Target {
  readonly FishID: number;
  /** Its kind. */
  readonly Fish: string;
  readonly place: Point;
  readonly radius: number;
}

/** The result of a move: the shot met a fish, flies on, or is over. */
export type Step = { readonly kind: 'met'; readonly target: Target } | { readonly kind: 'flies' | 'over' };

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The place of a shot that follows no fish. */
export function shotPlace({ Seat, Angle, Time }: Flight, now: number): Point {
  const { x, y } = cannonOf(Seat);
  const way = Math.max(0, now - Time) * SHOT_SPEED;
  return { x: x + Math.cos(Angle) * way, y: y + (Seat < 2 ? -1 : 1) * Math.sin(Angle) * way };
}

const isInField = ({ x, y }: Point): boolean => x >= 0 && x <= FIELD.width && y >= 0 && y <= FIELD.height;

/** The part of a way, from 0 to 1, at which it is nearest to a point. */
function nearestPart(from: Point, to: Point, point: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - from.x) * x + (point.y - from.y) * y) / length));
}

/**
 * Moves a shot from one moment to another. A shot that follows a fish meets it once it has flown as far, and passes all others. Another shot
 * meets the first fish on its way.
 *
 * @param from and `to` in ms
 */
export function flyOn(flight: Flight, from: number, to: number, targets: readonly Target[]): Step {
  const isLast = to - flight.Time >= FLIGHT_MS;
  if (flight.FishID !== undefined) {
    const target = targets.find(({ FishID }) => FishID === flight.FishID);
    if (target === undefined) return { kind: 'over' };
    const flown = Math.min(to - flight.Time, FLIGHT_MS) * SHOT_SPEED;
    if (flown >= distance(cannonOf(flight.Seat), target.place) - target.radius) return { kind: 'met', target };
    return { kind: isLast ? 'over' : 'flies' };
  }
  const [start, end] = [shotPlace(flight, from), shotPlace(flight, Math.min(to, flight.Time + FLIGHT_MS))];
  let first: { readonly part: number; readonly target: Target } | undefined;
  for (const target of targets) {
    const { place, radius } = target;
    const part = nearestPart(start, end, place);
    const at = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    if (distance(at, place) <= radius && (first === undefined || part < first.part)) first = { part, target };
  }
  if (first !== undefined) return { kind: 'met', target: first.target };
  return { kind: isLast || !isInField(end) ? 'over' : 'flies' };
}
