import type { SessionState } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import type { Reader } from '#store/port.ts';
import type { ProviderTransaction } from '../ports.ts';
import type { ProviderTables, RoundRow, SessionRow } from '../tables.ts';

/** A session is a player at a game of a brand, so its levels are those of the player. A demo has its own. */
type LevelPlace = Pick<SessionRow, 'SessionID'>;

/** The level before a round. A stake without a round yet begins with an empty one. */
export async function openLevel(
  tx: ProviderTransaction,
  { SessionID }: LevelPlace,
  { level }: Pick<MathsFile, 'level'>,
  Stake: number,
): Promise<number> {
  if (level === undefined) return 0;
  const known = await tx.table('levels').get(SessionID, Stake);
  if (known === undefined) await tx.table('levels').insert({ SessionID, Stake, Level: 0 });
  return known?.Level ?? 0;
}

/** Moves the level with the stake of a round. A round whose stake is refused moves none. */
export async function moveLevel(
  tx: ProviderTransaction,
  { SessionID, Stake, Level, LevelAfter }: RoundRow,
): Promise<void> {
  if (LevelAfter !== Level) await tx.table('levels').update({ SessionID, Stake }, { Level: LevelAfter });
}

/** The level of each stake. Undefined if the game collects nothing. */
export async function readLevels(
  reader: Reader<ProviderTables>,
  { SessionID }: LevelPlace,
  file: Pick<MathsFile, 'level'> | undefined,
  stakes: readonly number[],
): Promise<SessionState['Levels']> {
  if (file?.level === undefined) return undefined;
  const levels = await reader.table('levels').getMany(stakes.map((Stake) => [SessionID, Stake]));
  return stakes.map((Stake, index) => ({ Stake, Level: levels[index]?.Level ?? 0 }));
}
