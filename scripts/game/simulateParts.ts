import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { SlotGame } from '#games/maths/index.ts';
import { TallyFile } from './catalogue.ts';
import { emptyTally, simulate, type SimulatedRounds, type Tally } from './simulate.ts';

const PROGRAM = fileURLToPath(new URL('simulateProcess.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
/** A process is not worth fewer rounds. */
const LEAST_PART = 1_000_000;

/** A message of `simulateProcess.ts`: the tally of the rounds that it has played. */
const Played = z.strictObject({ tally: TallyFile, isDone: z.boolean() });
export type Played = z.infer<typeof Played>;

/** The rounds of each process, one after another. */
function partsOf(rounds: number, first: number, processes: number): { first: number; rounds: number }[] {
  const count = Math.max(1, Math.min(processes, Math.floor(rounds / LEAST_PART)));
  const startOf = (part: number): number => Math.floor((rounds * part) / count);
  return Array.from({ length: count }, (_, part) => ({
    first: first + startOf(part),
    rounds: startOf(part + 1) - startOf(part),
  }));
}

/** Adds the tallies of parts of a simulation. */
export function sumOf(game: SlotGame, parts: readonly Tally[]): Tally {
  const sum = emptyTally(game);
  for (const part of parts) {
    for (const name of ['rounds', 'paid', 'squares', 'wins', 'freeSpins', 'capped'] as const) sum[name] += part[name];
    for (const name of ['holds', 'choices', 'turns'] as const)
      if (sum[name] !== undefined) sum[name] += part[name] ?? 0;
    for (const [name, hits] of Object.entries(part.jackpots)) sum.jackpots[name] = (sum.jackpots[name] ?? 0) + hits;
  }
  return sum;
}

async function playPart(game: SlotGame, simulated: SimulatedRounds, progress: (tally: Tally) => void): Promise<Tally> {
  const played: Played[] = [];
  const child = fork(PROGRAM, [game.code, game.variant, JSON.stringify(simulated)], {
    execArgv: ['--import', LOADER],
  });
  child.on('message', (message) => {
    const part = Played.parse(message);
    if (part.isDone) played.push(part);
    else progress(part.tally);
  });
  // The last message may arrive after the exit.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const [done] = played;
  if (done === undefined) throw new Error(`a part of the simulation ended with ${child.exitCode ?? 'a signal'}`);
  return done.tally;
}

/**
 * Plays a simulation in several processes at once. Its tally is that of one process, since each round has its own blocks. A level lasts
 * from round to round, so a game with a level is played in one.
 *
 * @param processes the most at once
 * @param progress is called with the sum of all parts
 */
export async function simulateParts(
  game: SlotGame,
  simulated: SimulatedRounds,
  processes: number,
  progress: (tally: Tally) => void,
): Promise<Tally> {
  const { rounds, first = 1 } = simulated;
  const parts = partsOf(rounds, first, game.level === undefined ? processes : 1);
  if (parts.length === 1) return simulate(game, simulated, progress);
  const soFar = parts.map(() => emptyTally(game));
  const tallies = await Promise.all(
    parts.map((part, index) =>
      playPart(game, { ...simulated, ...part }, (tally) => {
        soFar[index] = tally;
        progress(sumOf(game, soFar));
      }),
    ),
  );
  return sumOf(game, tallies);
}
