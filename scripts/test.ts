import { parseArgs } from 'node:util';
import { steps } from './testing/steps.ts';

// `npm test`, or a part of it: `npm test -- --only=static,unit`. Every step runs, so that one visit shows everything that is wrong.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const chosen = steps.filter(({ name, group }) => wanted?.some((one) => one === name || one === group) ?? true);

const rows: string[] = [];
const total = { passed: 0, failed: 0 };
for (const [index, { name, run }] of chosen.entries()) {
  console.log(`\n[${index + 1}/${chosen.length}] ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  rows.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`,
  );
}

console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
