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
/** How often, and how long apart, both are looked at again before a difference counts. */
const LOOKS = 40;
const LOOK_MS = 25;

/** The rows from which every play begins, made once. */
let rows: Promise<Snapshot> | undefined;

/** The first call after which the two sides are not the same. */
export interface Difference {
  /** Its number, from 1. */
  readonly at: number;
  readonly what: string;
  readonly difference: string;
}

/** Where both sides begin. */
export interface Beginning {
  /** Decides the chances of both. */
  readonly seed: number;
  /** Handlers of the mocks, where a test plants a wrong one. */
  readonly planted?: Handlers | undefined;
  /** Starts the service's side once the clock stands. One service in memory unless given. */
  readonly startService?: ((seed: number) => Promise<DriftShell>) | undefined;
}

/**
 * Plays calls on the service and on the mocks, from the same rows, by the same clock and with the same chances, and compares
 * answers, pushes, closes and rows after each. Timed jobs rest: their intervals never fire.
 * @returns the first difference; undefined where there is none
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

/**
 * What differs once both sides are quiet: what one caused after its answer (a socket that closes, a lease that ends) may come
 * a moment later than on the other.
 */
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

/** What differs, in words; undefined where nothing does. */
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
