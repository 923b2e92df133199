import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GameProvider, GameProviderPorts } from '#domain/ports/gameProvider.ts';
import { type GameProviderDeclaration, GameProvidersFile } from '#protocol/wallet/index.ts';
import { createPublishedRounds, type RoundsDeclaration } from './publishedRounds.ts';
import { playDemoRound } from './playDemoRound.ts';
import { readJackpots } from './readJackpots.ts';
import { isSignedBy, type ProviderKey, readProviderKey } from './providerKeys.ts';

/** A provider's declaration with its parsed keys. */
export interface GameProviderConfig {
  readonly provider: GameProvider;
  readonly keys: ReadonlyMap<string, ProviderKey>;
  readonly rounds: RoundsDeclaration | undefined;
}

/** Reads `GAME_PROVIDERS`: the path of the file in which the operator declares game providers (docs/providers.md). */
export const gameProviders = z.string().transform((path, context): readonly GameProviderConfig[] => {
  const read = readProviders(path);
  if (!('problems' in read)) return read.providers;
  for (const message of read.problems) context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

type Read = { readonly providers: readonly GameProviderConfig[] } | { readonly problems: readonly string[] };

function readProviders(path: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { problems: [`names the file ${path}, which cannot be read as JSON`] };
  }
  const parsed = GameProvidersFile.safeParse(json);
  if (!parsed.success)
    return { problems: parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`) };
  const { Providers } = parsed.data;
  const configs = Providers.map(readKeys);
  const problems = [...configs.flatMap(({ problems: found }) => found), ...repeated(Providers)];
  return problems.length === 0
    ? { providers: configs.map(({ config }) => config) }
    : { problems: problems.map((problem) => `${path}: ${problem}`) };
}

function readKeys({ Keys, Rounds, ...provider }: GameProviderDeclaration): {
  readonly config: GameProviderConfig;
  readonly problems: readonly string[];
} {
  const keys = new Map<string, ProviderKey>();
  const problems: string[] = [];
  for (const { ID, Algorithm, PublicKey } of Keys) {
    const key = readProviderKey(Algorithm, PublicKey);
    if (typeof key === 'string') problems.push(`the key ${ID} of ${provider.ID} ${key}`);
    else keys.set(ID, key);
  }
  return { config: { provider, keys, rounds: Rounds }, problems };
}

/** Returns the values that are declared twice, although calls and tiles must belong to one provider. */
function repeated(providers: readonly GameProviderDeclaration[]): readonly string[] {
  const names = providers.flatMap(({ ID, Keys, Brands, Games }) => [
    `the provider ${ID}`,
    ...Keys.map((key) => `the key ${key.ID}`),
    ...Brands.flatMap((brand) => Games.map(({ GameCode }) => `the game ${GameCode} of the brand ${brand}`)),
  ]);
  const twice = names.filter((name, at) => names.indexOf(name) < at);
  return [...new Set(twice)].map((name) => `${name} is declared twice`);
}

/** Returns the declared brands that do not exist. */
export const unknownBrands = (configs: readonly GameProviderConfig[], brandIDs: readonly string[]): readonly string[] =>
  configs.flatMap(({ provider }) =>
    provider.Brands.filter((brand) => !brandIDs.includes(brand)).map(
      (brand) => `GAME_PROVIDERS names the brand ${brand} for ${provider.ID}, which does not exist`,
    ),
  );

/**
 * Returns the origins of games, demos and replays for frames.
 *
 * @param gamesOrigin the origin of the operator's own games, if it is not in a declaration
 */
export function frameOriginsOf(
  gamesOrigin: string | undefined,
  configs: readonly GameProviderConfig[],
): readonly string[] {
  const addresses = configs.flatMap(({ provider: { LaunchURL, DemoURL, ReplayURL } }) => [
    LaunchURL,
    DemoURL,
    ReplayURL,
  ]);
  const origins = addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin));
  return [...new Set([...(gamesOrigin === undefined ? [] : [gamesOrigin]), ...origins])];
}

/**
 * Creates the port of the declared providers. Undefined if there are no providers, so that the product has no wallet.
 *
 * @param now the service's clock, in milliseconds
 * @param hasDemoLife whether players of the demo world play at the providers
 */
export function createGameProviders(
  configs: readonly GameProviderConfig[],
  now: () => number,
  hasDemoLife = false,
): GameProviderPorts | undefined {
  if (configs.length === 0) return undefined;
  const owners = new Map(
    configs.flatMap(({ provider, keys }) => [...keys].map(([ID, key]) => [ID, { provider, key }] as const)),
  );
  const rounds = new Map(
    configs.flatMap(({ provider, rounds: declared }) =>
      declared === undefined ? [] : [[provider.ID, declared] as const],
    ),
  );
  return {
    providers: configs.map(({ provider }) => provider),
    rounds: createPublishedRounds(rounds, now),
    ownerOf: (keyID) => owners.get(keyID)?.provider,
    readJackpots,
    ...(hasDemoLife && { playDemoRound }),
    async verify(keyID, body, signature) {
      const owner = owners.get(keyID);
      return owner !== undefined && isSignedBy(owner.key, body, signature);
    },
  };
}
