import { contributionOf, type MathsFile } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/wallet/index.ts';
import type { ProviderTransaction } from '../ports.ts';
import type { JackpotHit, SessionRow } from '../tables.ts';

/** Millionths in a coin. */
const COIN = 1_000_000;

type Place = Pick<SessionRow, 'Brand' | 'GameCode'>;
const nameOf = ({ Brand, GameCode }: Place, Name: string): string => `jackpot:${Brand}:${GameCode}:${Name}`;

/** Adds the jackpots of a game that the brand does not have yet, with what they begin with. */
export async function openPools(tx: ProviderTransaction, place: Place, { jackpots }: MathsFile): Promise<void> {
  const { Brand, GameCode } = place;
  await tx.lock(jackpots.map(({ name }) => nameOf(place, name)));
  for (const { name: Name, seed } of jackpots)
    if ((await tx.table('jackpots').get(Brand, GameCode, Name)) === undefined)
      await tx.table('jackpots').insert({ Brand, GameCode, Name, Amount: seed * COIN });
}

/** Takes the whole coins of the jackpots that a round hits. They begin again. */
export async function takeJackpots(
  tx: ProviderTransaction,
  place: Place,
  { jackpots }: MathsFile,
  names: readonly string[],
): Promise<JackpotHit[]> {
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
  place: Place,
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
  { Brand, GameCode }: Place,
  file: MathsFile | undefined,
  Stake: number,
): Promise<void> {
  const changes = (file?.jackpots ?? []).map((rule) => ({
    key: [Brand, GameCode, rule.name],
    deltas: { Amount: contributionOf(rule, Stake) },
  }));
  if (changes.length > 0) await tx.table('jackpots').addEach(changes);
}
