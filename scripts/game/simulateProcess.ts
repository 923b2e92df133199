import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { slotGame } from '#games/maths/index.ts';
import { readMaths } from './catalogue.ts';
import { Blocks, simulate } from './simulate.ts';
import type { Played } from './simulateParts.ts';

// A process of `simulateParts.ts`: plays its rounds of a variant, and sends what it has played.
const Simulated = z.strictObject({
  rounds: z.int(),
  seed: z.string(),
  first: z.int(),
  stake: z.int(),
  blocks: Blocks,
});

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [code = '', variant, text = ''] = process.argv.slice(2);
const send = (played: Played): Promise<unknown> =>
  new Promise((sent) => {
    process.send?.(played, sent);
  });
const tally = simulate(slotGame(readMaths(root, code).file, variant), Simulated.parse(JSON.parse(text)), (soFar) => {
  void send({ tally: soFar, isDone: false });
});
await send({ tally, isDone: true });
process.disconnect();
