import { seededRandom } from '#art/drawing/index.ts';

/** What a run breaks, in the words of its report. */
export const FAULTS = [
  'kill a node',
  'stop a node',
  'restart a node',
  'restart Redis',
  'flush Redis',
  'pause Redis',
  'cut a node from Redis',
  'restart PostgreSQL',
  'move the clock of a node',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A fault of the plan. */
export interface PlannedFault {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly fault: Fault;
  /** The node that it hits, from 0. */
  readonly node: number;
  /** Milliseconds until it is repaired. */
  readonly lasts: number;
}

/** The time between two faults. In a shorter one a process could not start again. */
const SHORTEST_SLOT_MS = 4000;
const LONGEST_SLOT_MS = 30_000;
/** A paused Redis answers nothing for this long, unless the run is short. */
const LONGEST_FAULT_MS = 20_000;
/** The share of a run in which faults begin. The rest is for the last repairs. */
const FAULTY_SHARE = 0.85;

/**
 * Plans the faults of a run: rounds in which each fault comes once, in an order of the seed, one after another. A run shorter than
 * a round has the first faults of it.
 *
 * @param length milliseconds of the run
 * @param nodes how many nodes there are
 */
export function planFaults(seed: string, length: number, nodes: number): readonly PlannedFault[] {
  const random = seededRandom(seed);
  const faulty = length * FAULTY_SHARE;
  const slot = Math.max(SHORTEST_SLOT_MS, Math.min(LONGEST_SLOT_MS, faulty / FAULTS.length));
  const plan: PlannedFault[] = [];
  while ((plan.length + 1) * slot <= faulty + 1) {
    for (const fault of shuffle(FAULTS, random)) {
      const start = plan.length * slot;
      if (start + slot > faulty + 1) break;
      const lasts = Math.min(LONGEST_FAULT_MS, slot * (0.3 + 0.3 * random()));
      const at = start + random() * slot * 0.2;
      plan.push({ at: Math.round(at), fault, node: Math.floor(random() * nodes), lasts: Math.round(lasts) });
    }
  }
  return plan;
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
