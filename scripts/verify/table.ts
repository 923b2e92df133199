import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultText, TableRecord, type TableStep, type TableVerification, verifyTable } from '#games/verify/index.ts';
import { UsageError } from './readRound.ts';

const TITLES: Readonly<Record<TableStep['name'], string>> = {
  chain: 'the server seed leads to the commitment of its chain',
  rules: 'SHA-256 of rules.json = the hash of the round',
  seeds: 'the own client seed is in the message',
  result: 'cards, dice, field or tiles drawn',
  coins: 'coins that the bets return',
};
const VERDICTS = {
  verified: 'VERIFIED: chain and rules are the published ones, and everything matches',
  differs: 'NOT VERIFIED',
  computed: 'COMPUTED: nothing differs, but the record does not say what was published',
} as const satisfies Readonly<Record<TableVerification['verdict'], string>>;
const MARKS = { match: 'ok', differ: 'FAIL', unclaimed: '-' } as const;

/** The record of a round of a table. Undefined if the data is no such record. @throws UsageError if the record is wrong */
export function tableRecordOf(data: unknown): TableRecord | undefined {
  if (typeof data !== 'object' || data === null || !('TableRoundID' in data)) return undefined;
  const parsed = TableRecord.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new UsageError(
    `this is no round of a table. ${parsed.error.issues.map(({ path }) => path.join('.')).join('; ')}`,
  );
}

/** Verifies a round of a table. @returns the lines of the report */
export async function verifyTableRecord(
  root: string,
  record: TableRecord,
  rules: string | undefined,
): Promise<{ readonly lines: readonly string[]; readonly differs: boolean }> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(record.GameCode)) throw new UsageError(`"${record.GameCode}" is no code of a game`);
  const path = rules ?? join(root, 'games/rooms', record.GameCode, 'rules.json');
  const bytes = await readFile(path).catch(() => {
    throw new UsageError(`cannot read ${path}; name the file with --maths`);
  });
  if (record.ServerSeed === undefined) throw new UsageError('the round is not drawn yet');
  const verification = await verifyTable(record, new Uint8Array(bytes));
  return { lines: tableLines(verification, record), differs: verification.verdict === 'differs' };
}

function tableLines({ steps, verdict, round }: TableVerification, { Bets }: TableRecord): string[] {
  const lines = (round?.blocks ?? []).flatMap(({ cursor, message, bytes }) => [
    `block ${cursor}: HMAC-SHA-256(server seed, "${message}")`,
    `  ${bytes}`,
    ...(round?.draws ?? [])
      .filter(({ block }) => block === cursor)
      .map(({ offset, bytes: four, what, number, share, below, result }) => {
        const drawn = result === undefined ? 'skipped' : `${result} of ${below}`;
        return `  bytes ${String(offset).padStart(2)}–${offset + 3}  ${four}  ${what}: ${number} ÷ ${share} = ${drawn}`;
      }),
  ]);
  if (round !== undefined) lines.push(`result: ${resultText(round.result)}`);
  Bets.forEach(({ Places }, at) => {
    const places = Object.entries(Places).map(([place, coins]) => `${coins} on ${place}`);
    lines.push(`bet ${at + 1}, ${places.join(' and ')}, returns ${round?.wins[at] ?? 'nothing that is known'}`);
  });
  lines.push('');
  for (const { name, verdict: of, checks } of steps) {
    lines.push(`${MARKS[of].padEnd(4)} ${TITLES[name]}`);
    for (const { subject, computed, claimed } of checks)
      if (computed !== claimed) lines.push(`     ${subject}: computed ${computed}, recorded ${claimed}`);
  }
  return [...lines, '', VERDICTS[verdict]];
}
