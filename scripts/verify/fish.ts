import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FishRecord,
  type FishStep,
  type FishVerification,
  type RecomputedShot,
  verifyShots,
} from '#games/verify/index.ts';
import { UsageError } from './readRound.ts';

const TITLES: Readonly<Record<FishStep['name'], string>> = {
  commitment: 'SHA-256 of the server seed = commitment',
  rules: 'SHA-256 of rules.json = the hash of the window',
  shots: 'multiples and pools drawn',
  coins: 'coins that the shots pay',
};
const VERDICTS = {
  verified: 'VERIFIED: seed and rules are the published ones, and everything matches',
  differs: 'NOT VERIFIED',
  computed: 'COMPUTED: nothing differs, but the record does not say what was published',
} as const satisfies Readonly<Record<FishVerification['verdict'], string>>;
const MARKS = { match: 'ok', differ: 'FAIL', unclaimed: '-' } as const;

/** The record of a window of shots. Undefined if the data is no such record. @throws UsageError if the record is wrong */
export function fishRecordOf(data: unknown): FishRecord | undefined {
  if (typeof data !== 'object' || data === null || !('WindowID' in data)) return undefined;
  const parsed = FishRecord.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new UsageError(
    `this is no window of shots. ${parsed.error.issues.map(({ path }) => path.join('.')).join('; ')}`,
  );
}

/** Verifies a window of shots. @returns the lines of the report */
export async function verifyFishRecord(
  root: string,
  record: FishRecord,
  rules: string | undefined,
): Promise<{ readonly lines: readonly string[]; readonly differs: boolean }> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(record.GameCode)) throw new UsageError(`"${record.GameCode}" is no code of a game`);
  const path = rules ?? join(root, 'games/rooms', record.GameCode, 'rules.json');
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`cannot read ${path}; name the file with --maths`);
  });
  if (record.ServerSeed === undefined)
    throw new UsageError('the server seed is not revealed yet. Change the server seed, then export again.');
  const { steps, shots, verdict } = await verifyShots(record, new Uint8Array(bytes));
  const lines = shots.flatMap(shotLines);
  lines.push('where the fish swam is recorded, not proven', '');
  for (const { name, verdict: of, checks } of steps) {
    lines.push(`${MARKS[of].padEnd(4)} ${TITLES[name]}`);
    for (const { subject, computed, claimed } of checks)
      if (computed !== claimed) lines.push(`     ${subject}: computed ${computed}, recorded ${claimed}`);
  }
  return { lines: [...lines, '', VERDICTS[verdict]], differs: verdict === 'differs' };
}

function shotLines({ nonce, fish, blocks, draws, multiple, jackpots }: RecomputedShot): string[] {
  return [
    `shot ${nonce} at ${fish}`,
    ...blocks.flatMap(({ cursor, message, bytes }) => [
      `  block ${cursor}: HMAC-SHA-256(server seed, "${message}")`,
      `    ${bytes}`,
      ...draws
        .filter(({ block }) => block === cursor)
        .map(({ offset, bytes: four, what, number, share, below, result }) => {
          const drawn = result === undefined ? 'skipped' : `${result} of ${below}`;
          return `    bytes ${String(offset).padStart(2)}–${offset + 3}  ${four}  ${what}: ${number} ÷ ${share} = ${drawn}`;
        }),
    ]),
    `  ${multiple === 0 ? 'misses' : `pays ×${multiple}`}${jackpots.length === 0 ? '' : ` and the pools ${jackpots.join(', ')}`}`,
  ];
}
