import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { ReplayRound } from '#games/api/index.ts';
import { PublishedBoards, PublishedRound, roundRequestText } from '#protocol/wallet/index.ts';
import { createProviderWorld, PLAYER, type ProviderWorld, START } from '../testing/providerWorld.ts';
import { answerPlatform, type PlatformRequest } from './answerPlatform.ts';
import { nodeCrypto } from './nodeCrypto.ts';

const secret = 'a secret of the platform, 32 letters';
const maths = readFileSync('games/catalogue/owl/maths.json', 'utf8');
let world: ProviderWorld;
let RoundID = '';
let token = '';
beforeEach(async () => {
  world = createProviderWorld({ crypto: nodeCrypto });
  token = await world.open('owl');
  ({ RoundID } = await world.spin(token, 100));
});

const ask = (changes: Partial<PlatformRequest> & { user?: string; round?: string } = {}) => {
  const { user = PLAYER, round = RoundID, ...other } = changes;
  const timestamp = String(START);
  const signature = createHmac('sha256', secret)
    .update(roundRequestText(timestamp, PLAYER, RoundID))
    .digest('hex');
  const files = (hash: string) => (hash === 'hash-of-owl' ? { maths } : undefined);
  return answerPlatform(
    { ports: world.ports, secret, files },
    { question: { round, user }, timestamp, signature, ...other },
  );
};

it('answers the round and the published file, without the secret seed', async () => {
  const { status, body } = await ask();
  const text = JSON.stringify(body);
  const published = PublishedRound.parse(JSON.parse(text));
  expect([status, published.maths]).toEqual([200, maths]);
  expect(published.record).toMatchObject({ RoundID, Stake: 100, Maths: 'hash-of-owl' });
  expect(published.record).not.toHaveProperty('ServerSeed');
});

it('answers with the data for a replay, without seeds, ids and balances', async () => {
  const text = JSON.stringify((await ask()).body);
  const { replay } = PublishedRound.parse(JSON.parse(text));
  const { Result } = await world.server().readRound(token, RoundID);
  expect(ReplayRound.parse(replay)).toEqual({
    GameCode: 'owl',
    Variant: 'r96',
    Maths: 'hash-of-owl',
    Stake: 100,
    Win: Result?.Win,
    Jackpots: Result?.Jackpots,
    Outcome: Result?.Outcome,
  });
  expect(Object.keys(replay ?? {}).toSorted()).toEqual(Object.keys(ReplayRound.parse(replay)).toSorted());
});

it('answers the seed once it is revealed', async () => {
  await world.server().close(token, RoundID);
  const { Revealed } = await world.server().rotateSeed(token);
  expect((await ask()).body).toMatchObject({ record: { ServerSeed: Revealed.ServerSeed } });
});

it.each<[string, Parameters<typeof ask>[0]]>([
  ['a wrong signature', { signature: '00'.repeat(32) }],
  ['no signature', { signature: '' }],
  ['a signature of another player', { user: '10000003' }],
  ['a signature of another round', { round: 'another' }],
  ['another time', { timestamp: String(START + 1) }],
])('refuses %s with 401', async (_, changes) => {
  expect(await ask(changes)).toEqual({ status: 401, body: {} });
});

it('refuses a time that is more than 60 s off', async () => {
  world.pass(61_000);
  expect((await ask()).status).toBe(401);
});

it('knows no round of another player', async () => {
  const signature = (user: string) =>
    createHmac('sha256', secret)
      .update(roundRequestText(String(START), user, RoundID))
      .digest('hex');
  expect((await ask({ user: '10000003', signature: signature('10000003') })).status).toBe(404);
});

const signed = (user: string, text: string) =>
  createHmac('sha256', secret)
    .update(roundRequestText(String(START), user, text))
    .digest('hex');

it("answers the boards of a player's rounds by one request, and none of other players", async () => {
  world.pass(2500);
  const { RoundID: second } = await world.spin(token, 100);
  const rounds = `${RoundID},${second},unknown`;
  const answerOf = (user: string) =>
    answerPlatform(
      { ports: world.ports, secret, files: () => ({ maths, symbols: { owl: 'data:image/webp;base64,AA' } }) },
      { question: { rounds, user }, timestamp: String(START), signature: signed(user, rounds) },
    );
  const { status, body } = await answerOf(PLAYER);
  const boards = PublishedBoards.parse(body).rounds;
  expect([status, boards.map(({ round }) => round)]).toEqual([200, [RoundID, second]]);
  const { Result } = await world.server().readRound(token, RoundID);
  expect(boards[0]?.board.columns).toEqual(Result?.Outcome?.spins[0]?.window);
  expect(JSON.stringify(body)).not.toContain('data:image');
  expect((await answerOf('10000003')).body).toEqual({ rounds: [] });
});

it('answers the pictures of a game once, without a player', async () => {
  const symbols = { owl: 'data:image/webp;base64,AA' };
  const ofGame = (gameCode: string) =>
    answerPlatform(
      { ports: world.ports, secret, files: () => ({ maths, symbols }) },
      { question: { gameCode }, timestamp: String(START), signature: signed('', gameCode) },
    );
  expect(await ofGame('owl')).toEqual({ status: 200, body: { symbols } });
  expect((await ofGame('none')).status).toBe(404);
  expect((await ask()).body).not.toHaveProperty('symbols');
});
