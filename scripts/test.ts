import { parseArgs } from 'node:util';
import { budgetLines, costliestLines, type StageCost } from './testing/costs.ts';
import { measureStep } from './testing/processorTime.ts';
import { BUDGETS, type Lane, stages, type Step } from './testing/steps.ts';
import type { FileCost } from './testing/tally.ts';

// `npm test`, or a part of it: `npm test -- --only=static,unit`. Every step runs even after a failure, so that one run shows all faults.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const isChosen = ({ name, group }: Step): boolean => wanted?.some((one) => one === name || one === group) ?? true;
const chosen = stages
  .map((lanes) => lanes.map((lane) => lane.filter(isChosen)).filter(({ length }) => length > 0))
  .filter(({ length }) => length > 0);

const rows: string[] = [];
const complaints: string[] = [];
const tried: string[] = [];
const costs: FileCost[] = [];
const spent: StageCost[] = [];
const total = { passed: 0, failed: 0 };

/** @returns the processor seconds of the lane */
async function runLane(lane: Lane): Promise<number> {
  let processor = 0;
  for (const { name, run } of lane) {
    console.log(`\n[${name}]`);
    const start = performance.now();
    const { result, processorSeconds } = await measureStep(run);
    const { passed, failed, failures = [], secondTries = [] } = result;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    total.passed += passed;
    total.failed += failed;
    complaints.push(...failures);
    tried.push(...secondTries);
    costs.push(...(result.costs ?? []));
    processor += processorSeconds;
    const verdict = failed === 0 ? 'ok    ' : 'FAILED';
    const cpu = processorSeconds.toFixed(1).padStart(7);
    rows.push(
      `${verdict} ${name.padEnd(18)} ${seconds.padStart(7)} s ${cpu} s cpu  ${passed} passed, ${failed} failed`,
    );
  }
  return processor;
}

const start = performance.now();
for (const lanes of chosen) {
  const began = performance.now();
  const processorSeconds = (await Promise.all(lanes.map(runLane))).reduce((sum, lane) => sum + lane, 0);
  const group = lanes[0]?.[0]?.group ?? '';
  spent.push({ group, seconds: (performance.now() - began) / 1000, processorSeconds });
}

for (const part of [rows, budgetLines(BUDGETS, spent), costliestLines(costs, 40)]) console.log(`\n${part.join('\n')}`);
console.log('');
console.log(`${total.passed} passed, ${total.failed} failed in ${((performance.now() - start) / 1000).toFixed(0)} s`);
if (tried.length > 0) console.log(`\npassed on the second try:\n${tried.join('\n')}`);
// Failures come last, where a reader looks first.
if (complaints.length > 0) console.log(`\n${complaints.slice(0, 12).join('\n')}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
