import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describeMeasure, describeRun, type Measure, reaches, readMeasure } from './bench/measure.ts';
import { runCommand } from './testing/command.ts';

// `npm run bench`: runs `*.bench.ts` of `service/bench`, `games/server/bench` and `app/bench` one after another, alone on the machine, and
// prints every measure against its baseline and aim. `-- --check` fails on a missed aim. `-- fanOut` runs only the files whose path
// contains it. `-- --quick` runs small benchmarks two at a time, which shows that they still run but measures nothing.
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { quick } = values;
/** `service/bench/size.ts` reads this variable. */
const env = { ...process.env, BENCH_QUICK: quick ? '1' : '0' };

async function benchFiles(): Promise<string[]> {
  const folders = ['service/bench', 'games/server/bench', 'app/bench'];
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  const files = found.flat().filter((file) => file.endsWith('.bench.ts'));
  return files.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part))).toSorted();
}

const measures: Measure[] = [];
const failed: string[] = [];

async function runBench(file: string): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', '--expose-gc', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise<number>((done) => {
    child.on('exit', (code) => {
      done(code ?? 1);
    });
  });
  const lines = [`\n${file}`];
  // Parallel benches print their output in one piece.
  const tell = quick ? (line: string) => lines.push(line) : console.log;
  if (!quick) console.log(lines[0]);
  let measured = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const measure = readMeasure(line);
    if (measure === undefined) tell(`       ${line}`);
    else {
      measured += 1;
      measures.push(measure);
      tell(quick ? describeRun(measure) : describeMeasure(measure));
    }
  }
  if ((await ended) !== 0 || measured === 0) failed.push(file);
  tell(`       ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (quick) console.log(lines.join('\n'));
}

const files = await benchFiles();
// Benches share the app's build. A quick bench uses an existing build.
if (quick && files.some((file) => file.startsWith('app/')) && !existsSync('dist/app/index.html')) {
  console.log('building the app…');
  if ((await runCommand('vite', ['build', '--logLevel=error'])) !== 0) throw new Error('the app does not build');
}
async function runAll(): Promise<void> {
  for (let file = files.shift(); file !== undefined; file = files.shift()) await runBench(file);
}
await Promise.all(Array.from({ length: quick ? 2 : 1 }, runAll));

const missed = quick ? [] : measures.filter((measure) => !reaches(measure));
console.log(`\n${measures.length} measured, ${quick ? 'none judged' : `${missed.length} missed`}`);
for (const file of failed) console.log(`FAILED ${file}`);
const isWrong = failed.length > 0 || measures.length === 0 || (values.check && missed.length > 0);
process.exitCode = isWrong ? 1 : 0;
