import type { PublishedLevel } from './published.ts';
import type { RoundReplay } from './RoundReplay.ts';
import { type Cell, cellsWith } from './window.ts';

export interface RecomputedWheel {
  /** The place in the file. */
  field: number;
  /** In tenths of the stake. */
  pay: number;
  /** The jackpot of the wheel, if it is hit. */
  jackpot?: string;
}

export interface RecomputedLevel {
  before: number;
  collected: readonly Cell[];
  after: number;
  wheel?: RecomputedWheel;
}

/** Reads a turn of the wheel: its jackpot if it has one, and then the field that pays. */
async function wheelOf(replay: RoundReplay, { wheel: { fields } }: PublishedLevel): Promise<RecomputedWheel> {
  await replay.draws.reader.startBlock();
  const named = fields.find(({ jackpot }) => jackpot !== undefined)?.jackpot;
  const isHit = named !== undefined && (await replay.wheelJackpot(named));
  const places = [...fields.keys()].filter((place) => fields[place]?.pays !== undefined);
  const field = places[await replay.field(places.length)] ?? -1;
  const turned: RecomputedWheel = { field, pay: fields[field]?.pays ?? 0 };
  if (isHit) turned.jackpot = named;
  return turned;
}

/** Counts the symbols of a base spin's window to the level before it, and turns the wheel if it is full. */
export async function levelOf(
  replay: RoundReplay,
  level: PublishedLevel,
  window: readonly (readonly string[])[],
  before: number,
): Promise<RecomputedLevel> {
  const collected = cellsWith(window, level.symbol);
  const reached = before + collected.length;
  if (reached < level.full) return { before, collected, after: reached };
  return { before, collected, after: reached - level.full, wheel: await wheelOf(replay, level) };
}
