import type { MathsFile } from '#games/maths/index.ts';
import type { LookFault } from './lookFault.ts';
import type { LookFile } from './schema.ts';

interface Pair {
  readonly field: string;
  readonly hasPart: (look: LookFile) => boolean;
  readonly hasRule: (maths: MathsFile) => boolean;
  readonly needed: string;
}

/** The parts of a look that belong to a rule: the one needs the other. */
const PAIRS: readonly Pair[] = [
  {
    field: 'board.lever',
    hasPart: ({ board }) => board.lever !== undefined,
    hasRule: ({ nudge }) => nudge !== undefined,
    needed: 'the nudge of maths.json needs it',
  },
  {
    field: 'multiplied',
    hasPart: ({ multiplied }) => multiplied !== undefined,
    hasRule: ({ wilds }) => wilds !== undefined,
    needed: 'the wilds of maths.json need it',
  },
  {
    field: 'level',
    hasPart: ({ level }) => level !== undefined,
    hasRule: ({ level }) => level !== undefined,
    needed: 'the level of maths.json needs it',
  },
  {
    field: 'split',
    hasPart: ({ split }) => split !== undefined,
    hasRule: ({ split }) => split !== undefined,
    needed: 'the split cells of maths.json need it',
  },
  {
    field: 'sticky',
    hasPart: ({ sticky }) => sticky !== undefined,
    hasRule: ({ freeSpins }) => freeSpins?.sticky === true,
    needed: 'the free spins of maths.json need it',
  },
  {
    field: 'expanding',
    hasPart: ({ expanding }) => expanding !== undefined,
    hasRule: ({ freeSpins }) => freeSpins?.expanding !== undefined,
    needed: 'the expanding symbol of maths.json needs it',
  },
  {
    field: 'growing',
    hasPart: ({ growing }) => growing !== undefined,
    hasRule: ({ expandingWild }) => expandingWild !== undefined,
    needed: 'the wild of maths.json that grows needs it',
  },
];

/** Faults of parts without their rule, and of rules without their part. */
export function pairFaults(look: LookFile, maths: MathsFile): LookFault[] {
  return PAIRS.filter(({ hasPart, hasRule }) => hasPart(look) !== hasRule(maths)).map(({ field, hasPart, needed }) => ({
    field,
    problem: hasPart(look) ? 'is read by no mechanic of maths.json; remove it' : `is missing; ${needed}`,
  }));
}
