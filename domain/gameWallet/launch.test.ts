import { expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { GAME, gamesOf, KEY, PROVIDER } from '../testing/walletWorld.ts';
import { receiveWalletCall } from './receiveCall.ts';

/** Returns the answer of `enterGame` to a guest, and its world. */
async function entered(games = gamesOf(PROVIDER)) {
  const { ports, adapter } = await createMemoryWorld({ games });
  const context = new TestContext(adapter);
  await context.visitor().call(setGameState, { GameCode: GAME, Playable: true });
  const guest = await context.guest();
  const { LaunchURL } = await (await guest.openSocket('lobby')).call(enterGame, { GameCode: GAME });
  context.clear();
  return { ports, playerID: guest.playerID, address: LaunchURL };
}

it('returns an address whose token opens the session of the player', async () => {
  const { ports, playerID, address } = await entered();
  const url = new URL(assertDefined(address, 'an address'));
  expect(`${url.origin}${url.pathname}`).toBe(PROVIDER.LaunchURL);
  expect(url.searchParams.get('game_code')).toBe(GAME);
  const answer = await receiveWalletCall(ports, {
    path: 'authenticate',
    keyID: KEY,
    signature: 'right',
    body: JSON.stringify({
      call: 'authenticate',
      request_uuid: 'q',
      transaction_uuid: 'a',
      timestamp: ports.clock.now(),
      game_code: GAME,
      token: url.searchParams.get('token'),
    }),
  });
  expect(answer).toMatchObject({ status: 'RS_OK', user: playerID, sub_partner_id: 'bj188' });
}, 30_000);

it('returns no address if the provider serves another brand or other games', async () => {
  expect((await entered(gamesOf({ ...PROVIDER, Brands: ['win'] }))).address).toBeUndefined();
  expect((await entered(gamesOf({ ...PROVIDER, Games: [] }))).address).toBeUndefined();
}, 30_000);

it('keeps no token, and answers a repeated request with a new one', async () => {
  const { ports, adapter } = await createMemoryWorld({ games: gamesOf(PROVIDER) });
  const context = new TestContext(adapter);
  await context.visitor().call(setGameState, { GameCode: GAME, Playable: true });
  const socket = await (await context.guest()).openSocket('lobby');
  const enter = async () => {
    const { LaunchURL } = await socket.call(enterGame, { GameCode: GAME }, 'repeated');
    return assertDefined(new URL(assertDefined(LaunchURL, 'an address')).searchParams.get('token'), 'a token');
  };
  const tokens = [await enter(), await enter()];
  context.clear();
  expect(new Set(tokens).size).toBe(2);
  const kept = JSON.stringify([
    await ports.store.table('idempotency').find(),
    await ports.store.table('gameSessions').find(),
  ]);
  for (const token of tokens) expect(kept).not.toContain(token);
}, 30_000);
