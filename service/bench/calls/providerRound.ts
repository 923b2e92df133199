import { randomUUID } from 'node:crypto';
import { assertDefined } from '#conformance/expectation.ts';
import type { Moment } from '#domain/dispatch/context.ts';
import { featureFlagsOf } from '#domain/featureFlags/featureFlags.ts';
import { answerCall } from '#domain/gameWallet/answerCall.ts';
import { openGameSession } from '#domain/play/gameSession.ts';
import type { GameProvider, GameProviderPorts } from '#domain/ports/gameProvider.ts';
import { type WalletAnswer, WalletCall } from '#protocol/wallet/index.ts';
import type { Counted } from './counts.ts';
import type { CountedWorld } from './countedWorld.ts';

const GAME = 'owl';
const PROVIDER: GameProvider = {
  ID: 'bench',
  Name: 'Bench',
  LaunchURL: 'https://games.bench.test/',
  Brands: ['bj188'],
  Games: [{ GameCode: GAME, Variant: '96', SeveralBets: false }],
  CallsPerSecond: 1000,
  MaxWin: 1_000_000_000,
  MaxWinPerDay: 10_000_000_000_000,
};

const GAMES: GameProviderPorts = {
  providers: [PROVIDER],
  ownerOf: () => PROVIDER,
  readJackpots: async () => [],
  verify: async () => true,
};

/** Counts the wallet calls of a player's second round. */
export async function countProviderRound(
  { world: { ports }, store }: CountedWorld,
  PlayerID: string,
): Promise<{ readonly play: Counted; readonly close: Counted }> {
  const now = ports.clock.now();
  const moment: Moment = { ports: { ...ports, games: GAMES }, now, nowText: new Date(now).toISOString() };
  const [session] = await store.table('sessions').find({ where: { PlayerID, EndReason: '' }, limit: 1 });
  const { TokenHash: SessionHash } = assertDefined(session, 'a signed-in player');
  const [brand] = PROVIDER.Brands;
  const launchToken = await store.transaction(async (tx) => {
    await tx.table('games').update({ GameCode: GAME }, { Playable: true });
    const place = { PlayerID, GameCode: GAME, Brand: brand ?? '', Provider: PROVIDER.ID };
    return openGameSession(tx, moment, { ...place, SessionHash });
  });
  featureFlagsOf(ports).forget();
  const answer = (fields: object): Promise<WalletAnswer> => {
    const ids = { request_uuid: randomUUID(), transaction_uuid: randomUUID(), timestamp: now };
    const call = WalletCall.parse({ ...ids, game_code: GAME, ...fields });
    return store.transaction((tx) => answerCall(tx, moment, { provider: PROVIDER, keyID: 'bench', call }));
  };
  const { token } = await answer({ call: 'authenticate', token: launchToken });
  const succeed = async (fields: object): Promise<void> => {
    const { status } = await answer({ token, ...fields });
    if (status !== 'RS_OK') throw new Error(`the wallet answers ${status}`);
  };
  const play = (round: string) => succeed({ call: 'play', round, bet_amount: 100, win_amount: 150 });
  const close = (round: string) => succeed({ call: 'close', round });
  await play('1');
  await close('1');
  return {
    play: (await store.count(() => play('2'))).cost,
    close: (await store.count(() => close('2'))).cost,
  };
}
