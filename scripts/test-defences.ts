import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyProject } from './brandGuide/copyProject.ts';
import { breaksByRow } from './defences/breaks.ts';
import { readDefenceRows } from './defences/rows.ts';
import { createTestRunner } from './defences/testRunner.ts';
import { tryBreak } from './defences/tryBreak.ts';
import { runUnbroken } from './defences/unbroken.ts';

// `npm run test:defences`: removes each defence of docs/security.md in a copy of the checkout, and expects its test to fail. `npm run
// test:defences -- --only=<row>,<row>` runs some rows, by their first columns in lower case with hyphens, or parts of these.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const rows = readDefenceRows(readFileSync('docs/security.md', 'utf8'));
const only = values.only?.split(',');
const chosen = rows.filter(({ id }) => only?.some((part) => id.includes(part)) ?? true);
if (chosen.length === 0) {
  console.error(
    `No row of docs/security.md is called ${values.only ?? ''}. There are:\n${rows.map(({ id }) => id).join('\n')}`,
  );
  process.exit(1);
}

const copy = copyProject();
process.once('SIGINT', () => {
  copy.remove();
  process.exit(130);
});
// Tests read files from the working folder.
const home = process.cwd();
process.chdir(copy.root);
const problems: string[] = [];
let tried = 0;
const runner = await createTestRunner(copy.root);
try {
  for (const { id } of chosen)
    if ((breaksByRow.get(id) ?? []).length === 0) problems.push(`${id}: has no break in scripts/defences/`);
  const planned = chosen.flatMap(({ id }) => (breaksByRow.get(id) ?? []).map((one) => ({ id, one })));
  const breaks = planned.map(({ one }) => one);
  const before = await runUnbroken(breaks, runner);
  console.log(
    `${breaks.length} tests of ${new Set(breaks.map(({ test }) => test)).size} files ran with nothing broken`,
  );
  for (const { id, one } of planned) {
    const start = performance.now();
    const problem = await tryBreak(copy.root, one, runner, before.get(one));
    tried += 1;
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(
      `${problem === undefined ? 'red as it must be' : 'DEFECT           '} ${seconds} s  ${id}  (${one.file})`,
    );
    if (problem !== undefined) {
      problems.push(`${id}: ${problem}`);
      console.log(`  ${problem}`);
    }
  }
  // A break that was not undone would have failed all later tests.
  const after = await runUnbroken(breaks, runner);
  for (const [{ test, title }, { failed }] of after)
    if (failed > 0) problems.push(`${test} › ${title}: fails after every break was undone`);
} finally {
  await runner.close();
  process.chdir(home);
  copy.remove();
}
console.log(`\n${chosen.length} rows, ${tried} breaks, ${problems.length} defects${['', ...problems].join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
