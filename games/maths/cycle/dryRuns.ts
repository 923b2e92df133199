/** The probability that none of `rounds` rounds ends a run of `length` losses in a row. */
function withoutRun(loss: number, rounds: number, length: number): number {
  const run = loss ** length;
  const without: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    if (round < length) without.push(1);
    else if (round === length) without.push(1 - run);
    // A first run that ends here begins after a win.
    else without.push((without[round - 1] ?? 0) - (1 - loss) * run * (without[round - length - 1] ?? 0));
  }
  return without[rounds] ?? 1;
}

/**
 * The longest run of rounds that pay nothing, among `rounds` rounds.
 *
 * @param win the probability that a round pays
 * @param share of all series of rounds that have no longer run
 */
export function longestDryRun(win: number, rounds: number, share: number): number {
  let length = 0;
  while (length < rounds && withoutRun(1 - win, rounds, length + 1) < share) length += 1;
  return length;
}

export const roundsUntil = (chance: number, share: number): number =>
  Math.ceil(Math.log1p(-share) / Math.log1p(-chance));
