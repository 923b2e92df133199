import type { Jackpot } from '#games/api/index.ts';
import { contributionOf, type MathsFile } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/wallet/index.ts';
import type { Reader } from '#store/port.ts';
import type { ProviderTransaction } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { JackpotHit, ProviderTables, SessionRow } from '../tables.ts';

const COIN = 1_000_000;
/** All demos of a game share its jackpots. No brand has this id. */
const DEMO_BRAND = ':demo';

export type PoolPlace = Pick<SessionRow, 'Brand' | 'GameCode'>;

export const placeOf = (session: Pick<SessionRow, 'Brand' | 'GameCode' | 'Currency'>): PoolPlace => ({
  Brand: isDemo(session) ? DEMO_BRAND : session.Brand,
  GameCode: session.GameCode,
});

const nameOf = ({ Brand, GameCode }: PoolPlace, Name: string): string => `jackpot:${Brand}:${GameCode}:${Name}`;

/** In the order of the game's file. */
export const poolKeys = ({ Brand, GameCode }: PoolPlace, file: MathsFile | undefined): [string, string, string][] =>
  (file?.jackpots ?? []).map(({ name }) => [Brand, GameCode, name]);

/** Adds the missing jackpots of a game, with their seeds. */
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

/** Whole coins, in the order of the game's file. A jackpot without a stake has its seed. */
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

/** Takes the whole coins of the jackpots that a round hits. They restart. */
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

/** Returns the coins of a round with a refused stake. */
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
