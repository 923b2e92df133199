import type { JackpotName } from '#protocol/wallet/index.ts';

interface Prized {
  readonly pay: number;
  /** The name of a fixed prize. */
  readonly prize?: string | undefined;
}

/** The parts of an outcome that can win prizes. */
export interface PrizedOutcome {
  /** The pools that the round hits. */
  readonly jackpots: readonly string[];
  readonly spins: readonly { readonly pay: number; readonly coins?: readonly Prized[] | undefined }[];
  readonly hold?:
    | (Prized & { readonly respins: readonly { readonly left: number; readonly coins: readonly Prized[] }[] })
    | undefined;
}

/** Highest first: pools that games share, then the levels. */
const ORDER: readonly JackpotName[] = ['pool', 'vault', 'grand', 'major', 'minor', 'mini'];

/** The fixed prizes of a round. Coins pay only if they start the feature. */
export function fixedPrizes({ spins, hold }: PrizedOutcome): string[] {
  if (hold === undefined) return [];
  const coins = [...spins.flatMap((spin) => spin.coins ?? []), ...hold.respins.flatMap((respin) => respin.coins)];
  return [...coins, hold].flatMap(({ prize }) => (prize === undefined ? [] : [prize]));
}

/** The highest prize of a round, whose win contains all. Empty without one. */
export function highestPrize(outcome: PrizedOutcome): JackpotName | '' {
  const names = [...outcome.jackpots, ...fixedPrizes(outcome)];
  return ORDER.find((name) => names.includes(name)) ?? '';
}
