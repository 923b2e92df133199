import { expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { runWalletRules } from '#conformance/wallet/index.ts';
import { receiveWalletCall } from '#domain/gameWallet/receiveCall.ts';
import { kitGrants } from '#domain/testing/kitGrants.ts';
import { createMemoryWorld, createMovableClock } from '#domain/testing/memoryWorld.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { declareReferenceProvider } from './referenceProvider.ts';

const GAME = 'owl';
const HOURS_13 = 13 * 60 * 60 * 1000;

it('follows the wallet’s rules for the reference provider', { timeout: 60_000 }, async () => {
  const reference = await declareReferenceProvider('http://games.test');
  const { ports, adapter } = await createMemoryWorld({
    clock: createMovableClock(),
    games: { ...reference.ports, readJackpots: async () => [] },
  });
  const context = new TestContext(adapter);
  await context.visitor().call(setGameState, { GameCode: GAME, Playable: true });
  const guest = await context.guest();
  const other = (await context.guest()).playerID;
  const grants = await kitGrants(ports, { PlayerID: guest.playerID, other, GameCode: GAME, Stake: 20 });
  const { LaunchURL } = await (await guest.openSocket('lobby')).call(enterGame, { GameCode: GAME });
  const token = new URL(assertDefined(LaunchURL, 'an address')).searchParams.get('token');
  const results = await runWalletRules({
    async send(call) {
      const answer = await receiveWalletCall(ports, call);
      const isUnsigned = answer.status === 'INVALID_SIGNATURE' || answer.status === 'INVALID_PROVIDER';
      return { http: isUnsigned ? 401 : 200, body: JSON.stringify(answer) };
    },
    keyID: reference.keyID,
    sign: (body) => reference.sign(new TextEncoder().encode(body)),
    now: () => ports.clock.now(),
    unique: () => ports.random.uuid(),
    gameCode: GAME,
    launchToken: assertDefined(token ?? undefined, 'a token'),
    grants,
    endSession: async () => ports.clock.advance(HOURS_13),
  });
  context.clear();
  // Slots have no holds, so `service/gameProviders/walletRules.test.ts` runs the rules of holds.
  const failed = results.filter(({ name, verdict }) => verdict !== (name.startsWith('hold.') ? 'notRun' : 'passed'));
  expect(failed).toEqual([]);
});
