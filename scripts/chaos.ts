import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos } from './chaos/runChaos.ts';
import { reportLines } from './chaos/report.ts';

// `npm run chaos -- --minutes 10 --seed owl`: players on three nodes while every process fails. The seed repeats the plan.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    players: { type: 'string', default: '300' },
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
  },
});
const say = (line: string): void => console.log(line);
say(`seed ${values.seed}`);
const report = await runChaos({
  seed: values.seed,
  length: Number(values.minutes) * 60_000,
  players: Number(values.players),
  say,
});
if (report === undefined) console.error('Install PostgreSQL 15 and Redis 6.2, or newer.');
else for (const line of reportLines(report)) say(line);
process.exit(report?.broken.length === 0 ? 0 : 1);
