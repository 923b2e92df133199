import { type EntryRow, positionFrom } from './posting.ts';

/** One entry's step of its account. */
export type Step = Pick<EntryRow, 'TransferID' | 'Line' | 'BeforeAmount' | 'AfterAmount' | 'CreateTime' | 'Position'>;

/** What an account says of its entries. */
export interface ChainEnd {
  readonly Balance: number;
  readonly Position: number;
}

/** The chain of one account, told its steps by position. */
export interface Chain {
  take(step: Step): void;
  /** Where the chain breaks first, in words; undefined when it leads to the account's balance. */
  breakBefore(end: ChainEnd): string | undefined;
}

const nameOf = ({ TransferID, Line }: Step): string => `${TransferID} line ${Line}`;

/**
 * Whether an entry stands exactly at its time. One of before migration 0018 always does, so that entries of one millisecond share
 * their position; one that was posted since shares it with none.
 */
export const standsAtItsTime = ({ Position, CreateTime }: Step): boolean =>
  Position === positionFrom(Date.parse(CreateTime));

/**
 * Follows the steps of an account from zero, or from one of them on, each going on where the one before it ended. Keeps nothing but
 * the last one.
 */
export function openChain(from?: Step): Chain {
  let last = from;
  let broken: string | undefined;
  const amountLeft = (): number => last?.AfterAmount ?? 0;

  return {
    take(step) {
      if (step.BeforeAmount !== amountLeft())
        broken ??= `${nameOf(step)} starts at ${step.BeforeAmount} where ${amountLeft()} was left`;
      const shared = last?.Position === step.Position && !(standsAtItsTime(last) && standsAtItsTime(step));
      if (last !== undefined && shared) broken ??= `${nameOf(step)} has the position of ${nameOf(last)}`;
      last = step;
    },
    breakBefore({ Balance, Position }) {
      if (broken !== undefined) return broken;
      if (last === undefined) return Balance === 0 ? undefined : `no entry leads to the balance of ${Balance}`;
      if (last.AfterAmount !== Balance)
        return `${nameOf(last)} ends at ${last.AfterAmount}, the account holds ${Balance}`;
      // The account may be ahead: earlier versions left the positions free that a transfer took which failed within a batch.
      if (last.Position > Position)
        return `the account is at position ${Position}, ${nameOf(last)} at ${last.Position}`;
      return undefined;
    },
  };
}

/**
 * Whether steps, in some order, lead from zero to an amount, each going on where another ended: a walk over all of them, in which
 * every amount is left as often as it is reached (but for the two ends), and all hang together.
 */
export function formsWalk(steps: readonly Step[], amount: number): boolean {
  const surplus = new Map<number, number>();
  const next = new Map<number, number[]>();
  const count = (at: number, by: number): void => {
    surplus.set(at, (surplus.get(at) ?? 0) + by);
  };
  for (const { BeforeAmount, AfterAmount } of steps) {
    count(BeforeAmount, 1);
    count(AfterAmount, -1);
    const after = next.get(BeforeAmount);
    if (after === undefined) next.set(BeforeAmount, [AfterAmount]);
    else after.push(AfterAmount);
  }
  count(0, -1);
  count(amount, 1);
  if ([...surplus.values()].some((left) => left !== 0)) return false;

  const reached = new Set([0]);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const after of next.get(at) ?? []) {
      if (reached.has(after)) continue;
      reached.add(after);
      open.push(after);
    }
  }
  return steps.every(({ BeforeAmount }) => reached.has(BeforeAmount));
}
