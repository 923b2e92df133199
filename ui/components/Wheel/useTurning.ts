import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStill } from '../../layout/motion.ts';

/** The duration of the turn in the stylesheet. */
const TURN_MS = 4_200;
const FADE_MS = 240;
const FULL_TURNS = 5;

/** The result, decided elsewhere. */
export interface WheelResult {
  /** Another value turns the wheel again, even to the same sector. */
  spin: string | number;
  sector: string;
}

interface Turning {
  disc: RefObject<SVGGElement | null>;
  /** Degrees clockwise. The value always grows, since the wheel never turns back. */
  rotation: number;
  settled: boolean;
  skip: () => void;
}

/**
 * Turns a wheel to its result. An initial result needs no turn.
 *
 * @param place the result's sector, from 0; a negative number keeps the wheel unchanged
 * @param sectors the number of sectors
 * @param onSettled called once for each result, when the wheel has stopped
 */
export function useTurning(
  result: WheelResult | undefined,
  place: number,
  sectors: number,
  onSettled: ((sector: string) => void) | undefined,
): Turning {
  const still = useStill();
  const disc = useRef<SVGGElement>(null);
  const [turn, setTurn] = useState(() => ({ spin: result?.spin, rotation: angleTo(place, sectors, 0), settled: true }));
  if (result && result.spin !== turn.spin) {
    const rest = angleTo(place, sectors, turn.rotation);
    setTurn({ spin: result.spin, rotation: rest + (place < 0 ? 0 : 360 * FULL_TURNS), settled: false });
  }

  const told = useRef(onSettled);
  useEffect(() => {
    told.current = onSettled;
  });
  const { settled, spin } = turn;
  const sector = result?.sector;
  const shown = useRef(settled ? spin : undefined);
  useEffect(() => {
    if (sector === undefined || spin === undefined || shown.current === spin) return undefined;
    if (settled) {
      shown.current = spin;
      told.current?.(sector);
      return undefined;
    }
    // A short fade, since the stylesheet's own transitions are off under reduced motion.
    if (still) disc.current?.animate?.({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
    const timer = setTimeout(() => setTurn((now) => ({ ...now, settled: true })), still ? FADE_MS : TURN_MS);
    return () => clearTimeout(timer);
  }, [spin, sector, settled, still]);

  return { disc, rotation: turn.rotation, settled, skip: () => setTurn((now) => ({ ...now, settled: true })) };
}

/** Returns the next rotation, forward from the current rotation, that moves a sector under the pointer. */
function angleTo(place: number, sectors: number, from: number): number {
  if (place < 0 || sectors === 0) return from;
  const wanted = -(place * 360) / sectors;
  return from + ((((wanted - from) % 360) + 360) % 360);
}
