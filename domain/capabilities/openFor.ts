import type { Brand } from '#protocol/brands.ts';
import { type OpenParts, PARTS } from '#protocol/entities/operator.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import type { Ports } from '../ports/index.ts';

type FlagPorts = Pick<Ports, 'store' | 'bus' | 'settings'>;

interface Place {
  readonly ports: FlagPorts;
  readonly brand: Brand;
}

export async function openFor({ ports, brand }: Place): Promise<OpenParts> {
  return (await featureFlagsOf(ports).read()).of(brand).open;
}

export async function playableGamesFor({ ports, brand }: Place): Promise<ReadonlySet<string>> {
  return (await featureFlagsOf(ports).read()).of(brand).playableGames;
}

/** For content that all brands show, such as the demo world's chat. */
export async function openEverywhere(ports: FlagPorts): Promise<OpenParts> {
  const flags = await featureFlagsOf(ports).read();
  const open = { Games: true, Shop: true, Live: true };
  for (const brand of ports.settings.brands) {
    for (const part of PARTS) open[part] &&= flags.of(brand).open[part];
  }
  return open;
}
