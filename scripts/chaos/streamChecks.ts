/** A frame that a viewer received, in milliseconds of the clock. */
export interface SeenFrame {
  readonly number: number;
  readonly isKey: boolean;
  readonly at: number;
}

/** A fault with its times in milliseconds of the clock. */
export interface Disturbance {
  readonly from: number;
  readonly to: number;
  /** Whether the fault stops the picture. Other faults must not stop it. */
  readonly stopsMedia: boolean;
}

/** How long the picture may stop without a fault, on a busy machine. */
export const STILL_MS = 10_000;
/** The longest time after a repair until the picture moves. A page waits up to 9.6 s before a try. */
export const RETURN_MS = 30_000;

/**
 * Checks the frames of one connection: it begins with a key frame, no frame comes twice or late, and only a key frame follows a gap.
 * @returns a sentence for the first difference
 */
export function findWrongFrame(frames: readonly SeenFrame[]): string | undefined {
  for (const [place, { number, isKey }] of frames.entries()) {
    const before = frames[place - 1]?.number;
    if (before === undefined ? isKey : number === before + 1 || (isKey && number > before)) continue;
    return before === undefined
      ? `begins with the frame ${number}, which is no key frame`
      : `gets the frame ${number} after ${before}`;
  }
  return undefined;
}

/**
 * Finds the times when a picture stopped for too long, without a fault or after the repair of the fault that stopped it. During another
 * fault, the service may admit no viewers and publishers.
 * @param times when frames arrived, with the start and the end of the watch
 * @returns a sentence for each of these times
 */
export function findStandstills(times: readonly number[], faults: readonly Disturbance[]): readonly string[] {
  const inOrder = faults.toSorted((a, b) => a.from - b.from);
  return times.slice(1).flatMap((next, place) => {
    const last = times[place] ?? next;
    let allowed = last + STILL_MS;
    let isStopped = false;
    for (const { from, to, stopsMedia } of inOrder) {
      if (from > allowed || to + RETURN_MS < last || !(stopsMedia || isStopped)) continue;
      isStopped = true;
      allowed = Math.max(allowed, to + RETURN_MS);
    }
    return next <= allowed ? [] : [`stands still for ${next - last} ms`];
  });
}
