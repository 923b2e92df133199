import type { FiguresFile } from '#games/client/sheet/figures.ts';
import { readSheet, readSimulation } from './catalogue.ts';
import { compareReturn } from './compare.ts';

/** Standard errors on each side of a 95 % confidence interval. */
const INTERVAL = 1.96;

/** Returns the published figures of a game for its information sheet. */
export function figuresOf(root: string, code: string): FiguresFile {
  const simulation = readSimulation(root, code);
  const variants = readSheet(root, code).variants.map((variant) => {
    const compared = simulation?.variant === variant.name ? compareReturn(simulation.tally, variant) : undefined;
    const figures = {
      returned: variant.return,
      hitRate: variant.hitRate,
      volatility: variant.volatility,
      freeSpins:
        variant.freeSpins === null ? null : { rounds: 1 / variant.freeSpins.chance, mean: variant.freeSpins.mean },
      ...(variant.hold === undefined ? {} : { hold: { rounds: 1 / variant.hold.chance, mean: variant.hold.mean } }),
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
