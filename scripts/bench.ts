import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { describeMeasure, type Measure, reaches, readMeasure } from './bench/measure.ts';

// `npm run bench`: runs `service/bench/*.bench.ts` and `app/bench/*.bench.ts` one after another, alone on the machine, and prints every measure
// against its baseline and aim. `-- --check` fails on a missed aim; `-- fanOut` runs only the files whose name holds it.
const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });

async function benchFiles(): Promise<string[]> {
  const folders = ['service/bench', 'app/bench'];
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => `${folder}/${name}`)),
  );
  const files = found.flat().filter((file) => file.endsWith('.bench.ts'));
  return files.filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part))).toSorted();
}

async function runBench(file: string): Promise<Measure[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--expose-gc', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number>((done) => {
    child.on('exit', (code) => {
      done(code ?? 1);
    });
  });
  const measures: Measure[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const measure = readMeasure(line);
    if (measure === undefined) console.log(`       ${line}`);
    else {
      measures.push(measure);
      console.log(describeMeasure(measure));
    }
  }
  if ((await ended) !== 0) throw new Error(`${file} failed`);
  if (measures.length === 0) throw new Error(`${file} measured nothing`);
  return measures;
}

const measures: Measure[] = [];
for (const file of await benchFiles()) {
  console.log(`\n${file}`);
  measures.push(...(await runBench(file)));
}
const missed = measures.filter((measure) => !reaches(measure));
console.log(`\n${measures.length} measured, ${missed.length} missed`);
process.exitCode = measures.length === 0 || (values.check === true && missed.length > 0) ? 1 : 0;
