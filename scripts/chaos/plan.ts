import { seededRandom } from '#art/drawing/index.ts';

/** The faults of a run, as its report names them. */
export const FAULTS = [
  'kill a node',
  'stop a node',
  'stop a node for long',
  'restart a node',
  'restart Redis',
  'flush Redis',
  'pause Redis',
  'cut a node from Redis',
  'restart PostgreSQL',
  'move the clock of a node',
  'kill the game server',
  'freeze the game server',
  'kill the gateway',
  'freeze the gateway',
  'kill the media process',
  'freeze the media process',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface PlannedFault {
  /** Milliseconds from the start. */
  readonly at: number;
  readonly fault: Fault;
  /** The number of the node, counted from 0. */
  readonly node: number;
  /** Milliseconds until the repair. */
  readonly lasts: number;
}

/** The shortest time between two faults. In a shorter time a process could not start again. */
const SHORTEST_SLOT_MS = 4000;
const LONGEST_SLOT_MS = 30_000;
/** The longest time of a fault, such as a paused Redis, unless the run is short. */
const LONGEST_FAULT_MS = 20_000;
/** Entries of the log of pushes are kept for a minute, so a node that stands still for longer misses some. */
const LONG_STOP_MS = 70_000;
/** The shortest run with stops of that length, and with several faults at a time. */
export const LONG_RUN_MS = 5 * 60_000;
/** The fraction of the slots with a second fault of another part at the same time, in runs of that length. */
const PAIRED_SHARE = 0.5;
/** The fraction of a run in which faults begin. The rest is for repairs. */
const FAULTY_SHARE = 0.85;

/** The fault that begins and ends while no node starts or ends. */
export const ALONE: Fault = 'restart PostgreSQL';

/** The processes beside the nodes, as the names of their faults end. */
export const SIDES = ['game server', 'gateway', 'media process'] as const;

/** The part of the cluster that a fault concerns. Faults of one part never overlap. */
export function partOf({ fault, node }: Pick<PlannedFault, 'fault' | 'node'>): string {
  const side = SIDES.find((name) => fault.endsWith(name));
  if (side !== undefined) return side;
  if (fault === 'restart PostgreSQL') return 'PostgreSQL';
  return fault.endsWith('Redis') && fault !== 'cut a node from Redis' ? 'Redis' : `node ${node}`;
}

/**
 * Plans the faults of a run in rounds. Each round has every fault once, in an order of the seed. A short run has only the first faults. In
 * a run of five minutes or more, a second fault of another part accompanies half of the faults, and a long stop continues during the next
 * faults.
 * @param length milliseconds of the run
 * @param nodes the number of nodes
 */
export function planFaults(seed: string, length: number, nodes: number): readonly PlannedFault[] {
  const random = seededRandom(seed);
  const isLong = length >= LONG_RUN_MS;
  const faults = FAULTS.filter((fault) => isLong || fault !== 'stop a node for long');
  const faulty = length * FAULTY_SHARE;
  const slot = Math.max(SHORTEST_SLOT_MS, Math.min(LONGEST_SLOT_MS, faulty / faults.length));
  const plan: PlannedFault[] = [];
  const add = (fault: Fault, start: number): void => {
    const lasts = Math.min(LONGEST_FAULT_MS, slot * (0.3 + 0.3 * random()));
    const at = start + random() * slot * 0.2;
    const node = Math.floor(random() * nodes);
    const planned = { at: Math.round(at), fault, node, lasts: Math.round(lasts) };
    plan.push(fault === 'stop a node for long' ? { ...planned, lasts: LONG_STOP_MS } : planned);
  };
  for (let slots = 0; (slots + 1) * slot <= faulty + 1; ) {
    for (const fault of shuffle(faults, random)) {
      const start = slots * slot;
      if (start + slot > faulty + 1) break;
      slots += 1;
      add(fault, start);
      // A node that starts or ends while PostgreSQL restarts fails, and its supervisor would start it again.
      if (isLong && fault !== ALONE && random() < PAIRED_SHARE)
        add(shuffle(faults, random).find((other) => other !== ALONE) ?? fault, start);
    }
  }
  return isLong ? apart(plan) : plan;
}

/** Leaves out faults of a part while another fault concerns it. */
function apart(plan: readonly PlannedFault[]): readonly PlannedFault[] {
  const isLong = ({ lasts }: PlannedFault): number => Number(lasts === LONG_STOP_MS);
  const kept: PlannedFault[] = [];
  for (const planned of plan.toSorted((a, b) => isLong(b) - isLong(a) || a.at - b.at)) {
    const isFree = kept.every(
      (other) =>
        partOf(other) !== partOf(planned) ||
        planned.at >= other.at + other.lasts ||
        planned.at + planned.lasts <= other.at,
    );
    if (isFree) kept.push(planned);
  }
  return kept.toSorted((a, b) => a.at - b.at);
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
