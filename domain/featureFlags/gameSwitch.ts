import type { Brand } from '#protocol/brands.ts';
import type { Ports } from '../ports/index.ts';
import { featureFlagsOf } from './featureFlags.ts';
import { gameOfSwitch } from './gameSwitchName.ts';

export async function hiddenGames({
  ports,
  brand,
}: {
  readonly ports: Pick<Ports, 'store' | 'bus' | 'settings'>;
  readonly brand: Brand;
}): Promise<ReadonlySet<string>> {
  const { off } = (await featureFlagsOf(ports).read()).of(brand);
  return new Set([...off].flatMap((name) => gameOfSwitch(name) ?? []));
}
