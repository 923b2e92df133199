import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRound } from '#games/verify/index.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import { readRound, UsageError } from './verify/readRound.ts';
import { reportLines } from './verify/report.ts';

// `npm run verify -- <round.json>`: recomputes a round of a game from its seeds. docs/fairness.md describes it.
const USAGE = `npm run verify -- <round.json> [--maths <file>]      a round that the verify page exported
npm run verify -- --server-seed <64 hex> --client-seed <text> --nonce <n> --stake <coins> --game <code>
                  [--choice <option>] [--variant <name>] [--commitment <64 hex>] [--maths-hash <64 hex>] [--maths <file>]`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
loadIssueSentences();

try {
  const { record, mathsFile } = await readRound(root, process.argv.slice(2));
  const verification = await verifyRound(record, mathsFile);
  console.log(reportLines(verification).join('\n'));
  if (verification.verdict === 'differs') process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message === '' ? USAGE : `${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
