import { type EntryRow, positionFrom } from './posting.ts';

export type Step = Pick<EntryRow, 'TransferID' | 'Line' | 'BeforeAmount' | 'AfterAmount' | 'CreateTime' | 'Position'>;

export interface ChainEnd {
  readonly Balance: number;
  readonly Position: number;
}

/** Checks the chain of one account. Requires its entries in the order of their positions. */
export interface Chain {
  take(step: Step): void;
  /** Returns a sentence about the first break. Undefined if the chain leads to the account's balance. */
  breakBefore(end: ChainEnd): string | undefined;
}

const nameOf = ({ TransferID, Line }: Step): string => `${TransferID} line ${Line}`;

/**
 * Whether the position of an entry comes from its time. Such entries of one millisecond may share a position. Every other entry has a
 * unique position.
 */
export const standsAtItsTime = ({ Position, CreateTime }: Step): boolean =>
  Position === positionFrom(Date.parse(CreateTime));

/**
 * Follows the entries of an account from zero, or from a given entry. Each starts at the balance where the previous one ended. Keeps only
 * the last entry.
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
      // The account may be ahead, because in earlier versions a failed transfer in a batch left its positions unused.
      if (last.Position > Position)
        return `the account is at position ${Position}, ${nameOf(last)} at ${last.Position}`;
      return undefined;
    },
  };
}

/**
 * Whether the entries form a chain from zero to an amount in some order. Every amount must be left as often as it is reached, except at the
 * two ends, and all entries must be connected.
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
