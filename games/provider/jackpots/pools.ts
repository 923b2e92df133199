import type { Jackpot } from '#games/api/index.ts';
import { contributionOf, type MathsFile } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/wallet/index.ts';
import type { Reader } from '#store/port.ts';
import type { ProviderTransaction } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { JackpotHit, ProviderTables, SessionRow } from '../tables.ts';

/** Millionths in a coin. */
const COIN = 1_000_000;
/** All demos of a game share its jackpots. No brand has this id. */
const DEMO_BRAND = ':demo';

/** Where jackpots are: a game of a brand. */
export type PoolPlace = Pick<SessionRow, 'Brand' | 'GameCode'>;

/** Where the jackpots of a session are. */
export const placeOf = (session: Pick<SessionRow, 'Brand' | 'GameCode' | 'Currency'>): PoolPlace => ({
  Brand: isDemo(session) ? DEMO_BRAND : session.Brand,
  GameCode: session.GameCode,
});

const nameOf = ({ Brand, GameCode }: PoolPlace, Name: string): string => `jackpot:${Brand}:${GameCode}:${Name}`;

/** The keys of the jackpots of a game, in the order of its file. */
export const poolKeys = ({ Brand, GameCode }: PoolPlace, file: MathsFile | undefined): [string, string, string][] =>
  (file?.jackpots ?? []).map(({ name }) => [Brand, GameCode, name]);

/** Adds the jackpots of a game that the place does not have yet, with what they begin with. */
export async function openPools(tx: ProviderTransaction, place: PoolPlace, file: MathsFile): Promise<void> {
  const { Brand, GameCode } = place;
  const { jackpots } = file;
  const known = await tx.table('jackpots').getMany(poolKeys(place, file));
  const missing = jackpots.filter((_, index) => known[index] === undefined);
  if (missing.length === 0) return;
  await tx.lock(missing.map(({ name }) => nameOf(place, name)));
  for (const { name: Name, seed } of missing)
    if ((await tx.table('jackpots').get(Brand, GameCode, Name)) === undefined)
      await tx.table('jackpots').insert({ Brand, GameCode, Name, Amount: seed * COIN });
}

/** The whole coins of each jackpot of a game, in the order of its file. A jackpot that was never played for has what it begins with. */
export async function readPools(
  reader: Reader<ProviderTables>,
  place: PoolPlace,
  file: MathsFile | undefined,
): Promise<Jackpot[]> {
  const rules = file?.jackpots ?? [];
  const pools = await reader.table('jackpots').getMany(poolKeys(place, file));
  return rules.map(({ name: Name, seed }, index) => ({
    Name,
    Amount: Math.max(0, Math.floor((pools[index]?.Amount ?? seed * COIN) / COIN)),
  }));
}

/** Takes the whole coins of the jackpots that a round hits. They begin again. */
export async function takeJackpots(
  tx: ProviderTransaction,
  place: PoolPlace,
  { jackpots }: MathsFile,
  names: readonly string[],
): Promise<JackpotHit[]> {
  if (names.length === 0) return [];
  const hits: JackpotHit[] = [];
  await tx.lock(names.map((name) => nameOf(place, name)));
  for (const { name, seed } of jackpots.filter(({ name: each }) => names.includes(each))) {
    const key = { Brand: place.Brand, GameCode: place.GameCode, Name: name };
    const pool = await tx.table('jackpots').get(key.Brand, key.GameCode, key.Name);
    const Coins = Math.floor((pool?.Amount ?? 0) / COIN);
    await tx.table('jackpots').add(key, { Amount: (seed - Coins) * COIN });
    hits.push({ Name: JackpotName.parse(name), Coins });
  }
  return hits;
}

/** Gives back what a round took whose stake was refused. */
export async function returnJackpots(
  tx: ProviderTransaction,
  place: PoolPlace,
  file: MathsFile | undefined,
  hits: readonly JackpotHit[],
): Promise<void> {
  for (const { Name, Coins } of hits) {
    const seed = file?.jackpots.find(({ name }) => name === Name)?.seed ?? 0;
    const key = { Brand: place.Brand, GameCode: place.GameCode, Name };
    await tx.table('jackpots').add(key, { Amount: (Coins - seed) * COIN });
  }
}

/** Adds the share of a stake to each jackpot. */
export async function feedJackpots(
  tx: ProviderTransaction,
  { Brand, GameCode }: PoolPlace,
  file: MathsFile | undefined,
  Stake: number,
): Promise<void> {
  const changes = (file?.jackpots ?? []).map((rule) => ({
    key: [Brand, GameCode, rule.name],
    deltas: { Amount: contributionOf(rule, Stake) },
  }));
  if (changes.length > 0) await tx.table('jackpots').addEach(changes);
}
