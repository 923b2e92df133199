import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { AuditException, judgeAudit } from './supply-chain/audit.ts';
import { askNpm } from './supply-chain/npm.ts';

// `npm run audit`: fails if a shipped package has a known vulnerability of high or critical severity. If the registry does not answer, it
// only prints that nothing was audited. `npm test` only reports, since a new advisory must not fail an earlier commit.
const { values } = parseArgs({ options: { 'report-only': { type: 'boolean', default: false } } });
const file = 'scripts/supply-chain/auditExceptions.json';
const exceptions = z.array(AuditException).parse(JSON.parse(readFileSync(file, 'utf8')));
const printed = await askNpm(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']);
const verdict = judgeAudit(printed, exceptions, new Date().toISOString().slice(0, 10));
if (!verdict.audited) console.log(`not audited, the registry did not answer: ${verdict.why}`);
else if (verdict.problems.length > 0) {
  console.error([`Mend these, or name them in ${file} with a reason and a last day:`, ...verdict.problems].join('\n'));
  if (!values['report-only']) process.exitCode = 1;
}
