import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Handlers } from '#domain/backend.ts';
import type { Snapshot } from '#domain/store.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { startMocksShell } from './mocksShell.ts';
import { startServiceShell } from './serviceShell.ts';
import type { DriftShell } from './shell.ts';
import { type Shown, Side } from './side.ts';
import type { TimedStep } from './steps.ts';

const BEGIN = Date.parse('2026-11-20T12:00:00.000Z');
/** The number and the interval of repeated checks before a difference counts. */
const LOOKS = 40;
const LOOK_MS = 25;

/** The rows from which every run begins, created once. */
let rows: Promise<Snapshot> | undefined;

/** The first call after which the two sides differ. */
export interface Difference {
  readonly at: number;
  readonly what: string;
  readonly difference: string;
}

/** The start of both sides. */
export interface Beginning {
  readonly seed: number;
  /** Handlers of the mocks, of which a test may plant a wrong one. */
  readonly planted?: Handlers | undefined;
  /** Starts the service's side with the stopped clock. Defaults to one service in memory. */
  readonly startService?: ((seed: number) => Promise<DriftShell>) | undefined;
}

/**
 * Plays calls on the service and on the mocks, from the same rows, with the same clock and random numbers, and compares answers, pushes,
 * closes and rows after each. Timed jobs do not run.
 *
 * @returns the first difference, or undefined
 */
export async function firstDifference(
  calls: readonly TimedStep[],
  { seed, planted, startService }: Beginning,
): Promise<Difference | undefined> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: BEGIN });
  let passed = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const pass = (milliseconds: number): void => {
    passed = milliseconds;
    vi.setSystemTime(BEGIN + passed);
  };
  const initial = await (rows ??= demoSnapshot(BEGIN));
  const service = await (startService?.(seed) ?? startServiceShell(initial, seed));
  const mocks = await startMocksShell(initial, seed, {
    publicOrigin: service.addresses.at(-1) ?? '',
    handlers: planted,
  });
  const sides = [new Side(service), new Side(mocks)] as const;
  try {
    for (const [index, { step, passedMs }] of calls.entries()) {
      const at = index + 1;
      pass(passedMs);
      for (const side of sides) await side.prepare();
      for (const side of sides) await side.settle();
      const before = await settledDifference(sides, sides[0].read(), sides[1].read());
      if (before !== undefined) return { at, what: 'the sign-in before it', difference: before };
      const [one, other] = [await sides[0].play(step), await sides[1].play(step)];
      const difference = await settledDifference(sides, one, other);
      if (difference !== undefined) return { at, what: `${step.kind} ${step.what}`, difference };
    }
    return undefined;
  } finally {
    await mocks.stop();
    await service.stop();
    clock.mockRestore();
    vi.useRealTimers();
  }
}

type Compared = Omit<Shown, 'reply'> & Partial<Pick<Shown, 'reply'>>;

/** The difference once both sides are quiet, since effects after an answer (a closed socket, an ended lease) may come later on one side. */
async function settledDifference(
  [service, mocks]: readonly [Side, Side],
  one: Compared,
  other: Compared,
): Promise<string | undefined> {
  let [first, second] = [one, other];
  for (let looks = 0; looks < LOOKS && first.reply === second.reply; looks += 1) {
    if (differenceOf(first, second) === undefined) return undefined;
    await sleep(LOOK_MS);
    [first, second] = [joined(first, service.read()), joined(second, mocks.read())];
  }
  return differenceOf(first, second);
}

const joined = (before: Compared, more: Compared): Compared => ({
  reply: before.reply,
  heard: Object.fromEntries(
    Object.keys({ ...before.heard, ...more.heard }).map((name) => [
      name,
      [...(before.heard[name] ?? []), ...(more.heard[name] ?? [])],
    ]),
  ),
  rows: before.rows && { ...before.rows, ...more.rows },
});

function differenceOf(one: Compared, other: Compared): string | undefined {
  const hasRows = one.rows !== undefined && other.rows !== undefined;
  const [first, second] = [linesOf(one, hasRows), linesOf(other, hasRows)];
  const names = new Set([...first.keys(), ...second.keys()]);
  const found = [...names].filter((name) => first.get(name) !== second.get(name));
  if (found.length === 0) return undefined;
  return found
    .map(
      (name) =>
        `${name}\n  the service: ${first.get(name) ?? 'nothing'}\n  the mocks:   ${second.get(name) ?? 'nothing'}`,
    )
    .join('\n');
}

function linesOf({ reply, heard, rows }: Compared, hasRows: boolean): Map<string, string> {
  const lines = new Map<string, string>();
  if (reply !== undefined) lines.set('answer', reply);
  for (const [name, texts] of Object.entries(heard)) lines.set(`socket ${name}`, texts.join('\n'));
  if (hasRows) for (const [name, row] of Object.entries(rows ?? {})) lines.set(`row ${name}`, row);
  return lines;
}
