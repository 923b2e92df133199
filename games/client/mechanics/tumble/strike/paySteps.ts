/** A step of the pays of a symbol: the numbers of symbols that pay the same, in tenths of the stake. */
export interface PayStep {
  readonly from: number;
  /** Absent for the last step, which has no end. */
  readonly to?: number;
  readonly tenths: number;
}

/** The steps of a symbol's pays, the least number first. */
export function payStepsOf(pays: Readonly<Record<string, number>>): readonly PayStep[] {
  const steps = Object.entries(pays)
    .map(([from, tenths]) => ({ from: Number(from), tenths }))
    .toSorted((one, other) => one.from - other.from);
  return steps.map((step, index) => {
    const next = steps[index + 1];
    return next === undefined ? step : { ...step, to: next.from - 1 };
  });
}
