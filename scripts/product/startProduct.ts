import { setGameState } from '#protocol/endpoints/dev.ts';
import type { Product } from './composeProduct.ts';
import type { ProcessGroup } from './ProcessGroup.ts';

/** Starts the processes of a product and opens its games. @throws Error with the reason if a process fails at its start */
export async function startProduct(group: ProcessGroup, product: Product): Promise<void> {
  const { gateway, gameServer, service } = product;
  await group.start(...[gateway, gameServer].filter((plan) => plan !== undefined));
  await group.start(service);
  await openGames(product);
}

/** Makes the games of the game server playable. @throws Error if the service refuses */
export async function openGames({ games, platform }: Pick<Product, 'games' | 'platform'>): Promise<void> {
  for (const GameCode of games) {
    const response = await fetch(`${platform}${setGameState.path}`, {
      method: setGameState.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ GameCode, Playable: true }),
    });
    if (!response.ok) throw new Error(`The game ${GameCode} was not opened: the service answered ${response.status}.`);
  }
}
