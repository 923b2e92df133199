import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRound } from '#games/verify/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { fishRecordOf, verifyFishRecord } from './verify/fish.ts';
import { fileOf, folderOf, readRound, UsageError } from './verify/readRound.ts';
import { reportLines } from './verify/report.ts';
import { tableRecordOf, verifyTableRecord } from './verify/table.ts';
import { type FolderReport, verifyFolder } from './verify/verifyFolder.ts';

// `npm run verify -- <round.json>`: recomputes a round of a game from its seeds, or all rounds of a folder. docs/fairness.md describes it.
const USAGE = `npm run verify -- <round.json> [--maths <file>]      a round that the verify page exported, a round of a table, or a window of shots
npm run verify -- <folder> [--maths <file>]          every round of one player in a folder, and the levels they carry on
npm run verify -- --server-seed <64 hex> --client-seed <text> --nonce <n> --stake <coins> --game <code>
                  [--choice <option>] [--level <n>] [--variant <name>] [--commitment <64 hex>] [--maths-hash <64 hex>] [--maths <file>]`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadIssueSentences();

async function verifyOne(args: readonly string[]): Promise<FolderReport> {
  const file = await fileOf(args);
  const table = tableRecordOf(file?.data);
  if (table !== undefined) return verifyTableRecord(root, table, file?.maths);
  const shots = fishRecordOf(file?.data);
  if (shots !== undefined) return verifyFishRecord(root, shots, file?.maths);
  const { record, mathsFile } = await readRound(root, args);
  const verification = await verifyRound(record, mathsFile);
  return { lines: reportLines(verification), differs: verification.verdict === 'differs' };
}

try {
  const args = process.argv.slice(2);
  const folder = await folderOf(args);
  const { lines, differs } =
    folder === undefined ? await verifyOne(args) : await verifyFolder(root, folder.folder, folder.maths);
  console.log(lines.join('\n'));
  if (differs) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message === '' ? USAGE : `${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
