import type { Jackpot } from '#games/api/index.ts';
import { contributionOf, type JackpotRule } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/wallet/index.ts';
import type { Reader } from '#store/port.ts';
import type { ProviderTransaction } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { JackpotHit, ProviderTables, SessionRow } from '../tables.ts';

const COIN = 1_000_000;
/** All demos of a game share its jackpots. No brand has this id. */
const DEMO_BRAND = ':demo';

/** The pools of a slot or of a room of fishing. */
export interface PoolRules {
  readonly jackpots: readonly Pick<JackpotRule, 'name' | 'pool' | 'seed' | 'contribution'>[];
}

export type PoolPlace = Pick<SessionRow, 'Brand' | 'GameCode'>;

export const placeOf = (session: Pick<SessionRow, 'Brand' | 'GameCode' | 'Currency'>): PoolPlace => ({
  Brand: isDemo(session) ? DEMO_BRAND : session.Brand,
  GameCode: session.GameCode,
});

/** A pool that several games share has its id in place of their codes. No code begins with a colon. */
const keyOf = ({ Brand, GameCode }: PoolPlace, { name: Name, pool }: Pick<JackpotRule, 'name' | 'pool'>) => ({
  Brand,
  GameCode: pool === undefined ? GameCode : `:${pool}`,
  Name,
});
type PoolKey = ReturnType<typeof keyOf>;

const lockOf = ({ Brand, GameCode, Name }: PoolKey): string => `jackpot:${Brand}:${GameCode}:${Name}`;

/** In the order of the game's file. */
export const poolKeys = (place: PoolPlace, file: PoolRules | undefined): [string, string, string][] =>
  (file?.jackpots ?? []).map((rule) => {
    const { Brand, GameCode, Name } = keyOf(place, rule);
    return [Brand, GameCode, Name];
  });

/** Adds the missing jackpots of a game, with their seeds. */
export async function openPools(tx: ProviderTransaction, place: PoolPlace, file: PoolRules): Promise<void> {
  const known = await tx.table('jackpots').getMany(poolKeys(place, file));
  const missing = file.jackpots.filter((_, index) => known[index] === undefined);
  if (missing.length === 0) return;
  await tx.lock(missing.map((rule) => lockOf(keyOf(place, rule))).toSorted());
  for (const rule of missing) {
    const key = keyOf(place, rule);
    if ((await tx.table('jackpots').get(key.Brand, key.GameCode, key.Name)) === undefined)
      await tx.table('jackpots').insert({ ...key, Amount: rule.seed * COIN });
  }
}

/** Whole coins, in the order of the game's file. A jackpot without a stake has its seed. */
export async function readPools(
  reader: Reader<ProviderTables>,
  place: PoolPlace,
  file: PoolRules | undefined,
): Promise<Jackpot[]> {
  const rules = file?.jackpots ?? [];
  const pools = await reader.table('jackpots').getMany(poolKeys(place, file));
  return rules.map(({ name: Name, seed, pool }, index) => ({
    Name,
    ...(pool !== undefined && { Pool: pool }),
    Amount: Math.max(0, Math.floor((pools[index]?.Amount ?? seed * COIN) / COIN)),
  }));
}

/** Takes the whole coins of the jackpots that a round hits. They restart. */
export async function takeJackpots(
  tx: ProviderTransaction,
  place: PoolPlace,
  { jackpots }: PoolRules,
  names: readonly string[],
): Promise<JackpotHit[]> {
  if (names.length === 0) return [];
  const hits: JackpotHit[] = [];
  const hit = jackpots.filter(({ name }) => names.includes(name));
  await tx.lock(hit.map((rule) => lockOf(keyOf(place, rule))).toSorted());
  for (const rule of hit) {
    const { name, seed } = rule;
    const key = keyOf(place, rule);
    const pool = await tx.table('jackpots').get(key.Brand, key.GameCode, key.Name);
    const Coins = Math.floor((pool?.Amount ?? 0) / COIN);
    await tx.table('jackpots').add(key, { Amount: (seed - Coins) * COIN });
    // A feature can hit the same jackpot again, which has restarted.
    for (const each of names)
      if (each === name)
        hits.push({ Name: JackpotName.parse(name), Coins: hits.some(({ Name }) => Name === name) ? seed : Coins });
  }
  return hits;
}

/** Returns the coins of a round with a refused stake. */
export async function returnJackpots(
  tx: ProviderTransaction,
  place: PoolPlace,
  file: PoolRules | undefined,
  hits: readonly JackpotHit[],
): Promise<void> {
  for (const { Name, Coins } of hits) {
    const rule = file?.jackpots.find(({ name }) => name === Name) ?? { name: Name, seed: 0 };
    await tx.table('jackpots').add(keyOf(place, rule), { Amount: (Coins - rule.seed) * COIN });
  }
}

export async function feedJackpots(
  tx: ProviderTransaction,
  place: PoolPlace,
  file: PoolRules | undefined,
  Stake: number,
): Promise<void> {
  const keys = poolKeys(place, file);
  const changes = (file?.jackpots ?? []).map((rule, index) => ({
    key: keys[index] ?? [],
    deltas: { Amount: contributionOf(rule, Stake) },
  }));
  if (changes.length > 0) await tx.table('jackpots').addEach(changes);
}
