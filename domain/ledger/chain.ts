/** One entry's step of its account. */
export interface Step {
  readonly BeforeAmount: number;
  readonly AfterAmount: number;
}

/**
 * Whether steps, in some order, lead from zero to the balance, each going on where another ended. Entries carry no
 * position, so this asks for a walk over all of them: every amount is left as often as it is reached (but for the two
 * ends), and all hang together.
 */
export function formsChain(steps: readonly Step[], balance: number): boolean {
  const surplus = new Map<number, number>();
  const next = new Map<number, number[]>();
  const count = (amount: number, by: number): void => {
    surplus.set(amount, (surplus.get(amount) ?? 0) + by);
  };
  for (const { BeforeAmount, AfterAmount } of steps) {
    count(BeforeAmount, 1);
    count(AfterAmount, -1);
    const after = next.get(BeforeAmount);
    if (after === undefined) next.set(BeforeAmount, [AfterAmount]);
    else after.push(AfterAmount);
  }
  count(0, -1);
  count(balance, 1);
  if ([...surplus.values()].some((left) => left !== 0)) return false;

  const reached = new Set([0]);
  const open = [0];
  for (let amount = open.pop(); amount !== undefined; amount = open.pop()) {
    for (const after of next.get(amount) ?? []) {
      if (reached.has(after)) continue;
      reached.add(after);
      open.push(after);
    }
  }
  return steps.every(({ BeforeAmount }) => reached.has(BeforeAmount));
}
