import { type Block, DrawReader } from '../DrawReader.ts';
import { type TableDraw, TableDraws } from '../tables/TableDraws.ts';
import type { Check } from '../verifyRound.ts';
import { hmacSha256, sha256 } from '../webCrypto.ts';
import { type PublishedRoom, readPublishedRoom } from './publishedRoom.ts';
import type { FishRecord } from './record.ts';

export interface FishStep {
  name: 'commitment' | 'rules' | 'shots' | 'coins';
  /** `unclaimed`: nothing was compared, since the record lacks the facts. */
  verdict: 'match' | 'differ' | 'unclaimed';
  checks: readonly Check[];
}

export interface RecomputedShot {
  nonce: number;
  fish: string;
  blocks: readonly Block[];
  draws: readonly TableDraw[];
  /** The drawn number below `of`. The shot hits if it is less than `hits`. */
  hit: { number: number; hits: number; of: number };
  /** 0 for a miss. */
  multiple: number;
  /** The names of the pools that the shot wins. */
  jackpots: readonly string[];
}

export interface FishVerification {
  steps: readonly FishStep[];
  /**
   * `verified`: seed and rules are the published ones, and everything in the record matches. `computed`: nothing differs, but the record
   * does not say what was published.
   */
  verdict: 'verified' | 'differs' | 'computed';
  /** Empty if the published rules cannot be read. A shot at an unknown fish is missing. */
  shots: readonly RecomputedShot[];
}

const check = (subject: string, computed: unknown, claimed: unknown): Check => ({
  subject,
  computed: String(computed),
  claimed: String(claimed),
});

function stepOf(name: FishStep['name'], checks: readonly Check[]): FishStep {
  if (checks.length === 0) return { name, verdict: 'unclaimed', checks };
  return { name, verdict: checks.every(({ computed, claimed }) => computed === claimed) ? 'match' : 'differ', checks };
}

/** Draws a shot again. Undefined if the room does not have its fish. */
async function recomputeShot(
  { basisPoints, fish, jackpots: pools }: PublishedRoom,
  { ClientSeed, Stake }: FishRecord,
  seed: string,
  { Nonce: nonce, Fish }: FishRecord['Shots'][number],
): Promise<RecomputedShot | undefined> {
  const multiples = fish.find(({ code }) => code === Fish)?.multiples;
  if (multiples === undefined) return undefined;
  const reader = new DrawReader(`${ClientSeed}:${nonce}`, (message) => hmacSha256(seed, message));
  const draws = new TableDraws(reader);
  const weights = multiples.reduce((sum, { weight }) => sum + weight, 0);
  const weighted = multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0);
  let multiple = 0;
  const [hits, of] = [basisPoints * weights, 10_000 * weighted];
  const number = await draws.below(of, `hit below ${hits}`);
  if (number < hits) {
    let left = multiples.length === 1 ? 0 : await draws.below(weights, 'multiple');
    for (const each of multiples) {
      if (left >= 0 && left < each.weight) multiple = each.multiple;
      left -= each.weight;
    }
  }
  if (pools.length > 0) await reader.startBlock();
  const jackpots: string[] = [];
  for (const { name, odds } of pools)
    if ((await draws.below(odds, `pool ${name} below ${Stake}`)) < Stake) jackpots.push(name);
  return { nonce, fish: Fish, blocks: reader.blocks, draws: draws.all, hit: { number, hits, of }, multiple, jackpots };
}

/**
 * Computes a window of shots again and compares each step with the record. The fish that a shot met is taken from the record, since no seed
 * decides where fish swim.
 *
 * @param rulesFile the bytes of the published `rules.json`
 * @throws RangeError if the record has no server seed, since it is not revealed yet
 */
export async function verifyShots(record: FishRecord, rulesFile: Uint8Array<ArrayBuffer>): Promise<FishVerification> {
  const { ServerSeed, Commitment, Rules, GameCode, Shots } = record;
  if (ServerSeed === undefined) throw new RangeError('the server seed is not revealed yet');
  const rules = readPublishedRoom(rulesFile);
  const shots: RecomputedShot[] = [];
  for (const each of rules === undefined ? [] : Shots) {
    const shot = rules && (await recomputeShot(rules, record, ServerSeed, each));
    if (shot !== undefined) shots.push(shot);
  }
  const of = (nonce: number): RecomputedShot | undefined => shots.find((shot) => shot.nonce === nonce);
  const steps = [
    stepOf('commitment', Commitment === undefined ? [] : [check('commitment', await sha256(ServerSeed), Commitment)]),
    stepOf('rules', [
      ...(Rules === undefined ? [] : [check('hash', await sha256(rulesFile), Rules)]),
      check('game', rules?.code ?? 'not readable', GameCode),
    ]),
    stepOf(
      'shots',
      Shots.flatMap(({ Nonce, Multiple, Jackpots }) => [
        check(`shot ${Nonce}`, of(Nonce)?.multiple ?? 'no fish of the room', Multiple),
        check(`pools of shot ${Nonce}`, of(Nonce)?.jackpots.join(), Jackpots.map(({ Name }) => Name).join()),
      ]),
    ),
    stepOf('coins', coinChecks(record, of)),
  ];
  return { steps, verdict: verdictOf(steps, record), shots };
}

/** The coins of a pool are recorded, since they depend on the shots of all players. */
function coinChecks(
  { Shots, Stake, Win, Fired }: FishRecord,
  of: (nonce: number) => RecomputedShot | undefined,
): readonly Check[] {
  const coins = Shots.map(({ Nonce, Jackpots }) =>
    Jackpots.reduce((sum, { Coins }) => sum + Coins, (of(Nonce)?.multiple ?? 0) * Stake),
  );
  return [
    ...Shots.map((shot, at) => check(`coins of shot ${shot.Nonce}`, coins[at], shot.Win)),
    check(
      'coins of the window',
      coins.reduce((sum, each) => sum + each, 0),
      Win,
    ),
    check('shots of the window', Shots.length, Fired),
  ];
}

function verdictOf(steps: readonly FishStep[], { Commitment, Rules }: FishRecord): FishVerification['verdict'] {
  if (steps.some(({ verdict }) => verdict === 'differ')) return 'differs';
  return Commitment === undefined || Rules === undefined ? 'computed' : 'verified';
}
