import type { Brand } from '#protocol/brands.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';
import type { GameProvider, GameProviderPorts } from '../ports/gameProvider.ts';

export interface ProviderScope {
  readonly ports: { readonly games?: GameProviderPorts };
  readonly brand: Pick<Brand, 'ID'>;
}

export const providersOf = ({ ports, brand }: ProviderScope): readonly GameProvider[] =>
  (ports.games?.providers ?? []).filter(({ Brands }) => Brands.includes(brand.ID));

/** Undefined if no provider serves the game. */
export const providerOfGame = (scope: ProviderScope, gameCode: string): GameProvider | undefined =>
  providersOf(scope).find(({ Games }) => Games.some(({ GameCode }) => GameCode === gameCode));

/** The game provider of a round, and the provider's own id of the round. Undefined for rounds without a declared provider. */
export function providerOfRound(
  { games }: ProviderScope['ports'],
  RoundID: string,
): { readonly provider: GameProvider; readonly round: string } | undefined {
  const at = RoundID.indexOf(':');
  const provider = games?.providers.find(({ ID }) => ID === RoundID.slice(0, at));
  return provider && { provider, round: RoundID.slice(at + 1) };
}

/** The declaration of a round's game. Undefined for rounds without a declared provider. */
export const gameOfRound = (
  ports: ProviderScope['ports'],
  { RoundID, GameCode }: { readonly RoundID: string; readonly GameCode: string },
): DeclaredGame | undefined =>
  providerOfRound(ports, RoundID)?.provider.Games.find((game) => game.GameCode === GameCode);

/** The id of a round begins with the id of its provider. Empty for a round without a provider. */
export const providerNameOfRound = ({ games }: ProviderScope['ports'], roundID: string): string =>
  games?.providers.find(({ ID }) => roundID.startsWith(`${ID}:`))?.Name ?? '';

/** The address may have a query. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}${address.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
