import { parseArgs } from 'node:util';
import { type Lane, stages, type Step } from './testing/steps.ts';

// `npm test`, or a part of it: `npm test -- --only=static,unit`. Every step runs, so that one visit shows everything that is wrong.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const isChosen = ({ name, group }: Step): boolean => wanted?.some((one) => one === name || one === group) ?? true;
const chosen = stages
  .map((lanes) => lanes.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0))
  .filter(({ length }) => length > 0);

const rows: string[] = [];
const complaints: string[] = [];
const tried: string[] = [];
const total = { passed: 0, failed: 0 };

async function runLane(lane: Lane): Promise<void> {
  for (const { name, run } of lane) {
    console.log(`\n[${name}]`);
    const start = performance.now();
    const { passed, failed, failures = [], secondTries = [] } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    complaints.push(...failures);
    tried.push(...secondTries);
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    rows.push(`${verdict} ${name.padEnd(12)} ${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`);
  }
}

const start = performance.now();
for (const lanes of chosen) await Promise.all(lanes.map(runLane));

console.log(`\n${rows.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
if (tried.length > 0) console.log(`\npassed on the second try:\n${tried.join('\n')}`);
// Last, where whoever reads only the end finds it.
if (complaints.length > 0) console.log(`\n${complaints.slice(0, 12).join('\n')}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
