import type { Brand } from '#protocol/brands.ts';
import type { Ports } from '../ports/index.ts';
import { featureFlagsOf } from './featureFlags.ts';

const PREFIX = 'game:';

/** The name of the switch that hides a game from the list. */
export const gameSwitch = (gameCode: string): string => `${PREFIX}${gameCode}`;

/** The game of a switch. Undefined for any other switch. */
export const gameOfSwitch = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

/** The games that the operator does not show in a brand. */
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
