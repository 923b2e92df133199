import { seededRandom } from '#art/drawing/index.ts';

/** The faults of a run, as its report names them. */
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

export interface PlannedFault {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly fault: Fault;
  /** Counted from 0. */
  readonly node: number;
  /** Milliseconds until the repair. */
  readonly lasts: number;
}

/** The shortest time between two faults. In a shorter time a process could not start again. */
const SHORTEST_SLOT_MS = 4000;
const LONGEST_SLOT_MS = 30_000;
/** The longest time of a fault, such as a paused Redis, unless the run is short. */
const LONGEST_FAULT_MS = 20_000;
/** The share of a run in which faults begin. The rest is for repairs. */
const FAULTY_SHARE = 0.85;

/**
 * Plans the faults of a run in rounds. Each round has every fault once, in an order of the seed. A short run has only the first faults.
 * @param length milliseconds of the run
 * @param nodes the number of nodes
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
