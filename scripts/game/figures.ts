import type { FiguresFile, FiguresVariant } from '#games/client/sheet/figures.ts';
import type { SheetVariant } from '#games/maths/index.ts';
import { readMaths, readSheet, readSimulation } from './catalogue.ts';
import { compareReturn } from './compare.ts';

/** Standard errors on each side of a 95 % confidence interval. */
const INTERVAL = 1.96;

/** Four digits are enough for a bar of a spread. */
const DIGITS = 4;

/** The spread of each option with free spins, on the scale that players see. */
function spreadsOf({ mean, options }: NonNullable<SheetVariant['choice']>): Pick<FiguresVariant, 'choice'> {
  const spreads = options.flatMap(({ name, ranges, quantiles }) => {
    if (ranges === undefined) return [];
    const quantile = (share: number): number => (quantiles.find((each) => each.share === share)?.pay ?? 0) / 10;
    return {
      name,
      low: quantile(50_000),
      median: quantile(500_000),
      high: quantile(950_000),
      from: ranges.map(({ from }) => from / 10),
      chances: ranges.map(({ chance }) => Number(chance.toFixed(DIGITS))),
    };
  });
  return spreads.length === 0 ? {} : { choice: { mean, spreads } };
}

/** The turns of the wheel of a level. */
const turnsOf = ({ chance, mean, waits: { most } }: NonNullable<SheetVariant['level']>) => ({
  rounds: 1 / chance,
  mean,
  most,
});

/** The most that a round can pay, in tenths. A simulation may not have seen it, so the cap is published then. */
const mostOf = ({ most, simulated }: SheetVariant, cap: number): number => (simulated === undefined ? most.pay : cap);

/** Returns the published figures of a game for its information sheet. */
export function figuresOf(root: string, code: string): FiguresFile {
  const simulation = readSimulation(root, code);
  const { cap } = readMaths(root, code).file;
  const variants = readSheet(root, code).variants.map((variant) => {
    const compared = simulation?.variant === variant.name ? compareReturn(simulation.tally, variant) : undefined;
    const figures = {
      returned: variant.return,
      hitRate: variant.hitRate,
      volatility: variant.volatility,
      most: mostOf(variant, cap) / 10,
      freeSpins:
        variant.freeSpins === null ? null : { rounds: 1 / variant.freeSpins.chance, mean: variant.freeSpins.mean },
      ...(variant.hold === undefined ? {} : { hold: { rounds: 1 / variant.hold.chance, mean: variant.hold.mean } }),
      ...(variant.level === undefined ? {} : { level: turnsOf(variant.level) }),
      ...(variant.choice === undefined ? {} : spreadsOf(variant.choice)),
      ...(variant.nudge && {
        nudge: { rounds: 1 / variant.nudge.chance, hitRate: variant.nudge.hitRate, returned: variant.nudge.return },
      }),
      simulation:
        compared === undefined || simulation === undefined
          ? null
          : { rounds: simulation.tally.rounds, mean: compared.mean, interval: INTERVAL * compared.standardError },
    };
    return [variant.name, figures] as const;
  });
  return { code, variants: Object.fromEntries(variants) };
}
