import { blockMessage, type MathsFile, playRound, type RoundOutcome, slotGame } from '#games/maths/index.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { openDatabase } from '#games/server/openDatabase.ts';

type ProviderStore = Awaited<ReturnType<typeof openDatabase>>;

/** The client seeds that are tried. The best of them is used. */
const TRIES = 4000;
/** In tenths of the stake: the client celebrates a win from here on. */
const BIG = 200;

/** The features of a game that its rounds can show, and a big win. */
const featuresOf = (file: MathsFile): ((outcome: RoundOutcome) => boolean)[] => [
  ({ pay, isCapped }) => pay >= BIG && !isCapped,
  ...(file.freeSpins === undefined ? [] : [({ spins }: RoundOutcome) => spins.length > 1]),
  ...(file.hold === undefined ? [] : [({ hold }: RoundOutcome) => hold !== undefined]),
  ...(file.choice === undefined ? [] : [({ choice }: RoundOutcome) => choice !== undefined]),
  ...(file.level === undefined ? [] : [({ level }: RoundOutcome) => level?.wheel !== undefined]),
];

/**
 * Gives the newest session a client seed whose next rounds show each feature of the game and a big win, as far as one of many seeds does.
 * The levels of the session are almost full.
 *
 * @param rounds the rounds that show them
 * @returns the number of features that the rounds do not show
 * @throws Error if no session is open
 */
export async function planFeatures(store: ProviderStore, file: MathsFile, rounds: number): Promise<number> {
  const [seed] = await store
    .table('seeds')
    .find({ where: { RevealTime: '' }, order: [['CreateTime', 'desc']], limit: 1 });
  if (seed === undefined) throw new Error('open a session first');
  const { SeedID, SessionID, ServerSeed, NonceUsed } = seed;
  const game = slotGame(file);
  const stake = Math.min(...file.stakes);
  const full = (file.level?.full ?? 1) - 1;
  const missingWith = (client: string): number => {
    let missing = featuresOf(file);
    let level = full;
    for (let nonce = NonceUsed + 1; nonce <= NonceUsed + rounds && missing.length > 0; nonce += 1) {
      const block = (cursor: number) => nodeCrypto.hmac(ServerSeed, blockMessage(client, nonce, cursor));
      const outcome = playRound(game, stake, block, { choice: game.choice?.default, level });
      level = outcome.level?.after ?? 0;
      missing = missing.filter((has) => !has(outcome));
    }
    return missing.length;
  };
  let best = { client: seed.ClientSeed, missing: Number.POSITIVE_INFINITY };
  for (let tried = 0; tried < TRIES && best.missing > 0; tried += 1) {
    const client = `features-${tried}`;
    const missing = missingWith(client);
    if (missing < best.missing) best = { client, missing };
  }
  await store.transaction(async (tx) => {
    await tx.table('seeds').update({ SeedID }, { ClientSeed: best.client });
    if (file.level === undefined) return;
    await tx.table('levels').remove({ SessionID });
    await tx.table('levels').insert(file.stakes.map((Stake) => ({ SessionID, Stake, Level: full })));
  });
  return best.missing;
}
