import type { Brand } from '#protocol/brands.ts';
import { leftoversOf } from '#protocol/leftovers.ts';
import { ConfigError } from './config.ts';

const isLocal = (host: string): boolean => /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.|^\[?::1/.test(host);

/**
 * Checks that no brand of production shows facts of the template or example addresses to players. A brand is shown if
 * `BRAND` names it or it has its own host.
 *
 * @throws ConfigError that names each fact
 */
export function assertNoLeftovers(
  brands: readonly Brand[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (environment['NODE_ENV'] !== 'production') return;
  const served = brands.filter(({ ID, Hosts }) => ID === environment['BRAND'] || Hosts.some((host) => !isLocal(host)));
  const problems = served.flatMap((brand) =>
    leftoversOf(brand).map(
      ({ field, value }) => `brands/${brand.ID}/brand.json: ${field} is still the template's or an example: "${value}"`,
    ),
  );
  if (problems.length > 0) throw new ConfigError(problems);
}
