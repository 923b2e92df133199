import { copyMockWorker } from './copyMockWorker.ts';
import { generateArt } from './generate-art.ts';
import { generateBrands, leftoverLines } from './generate-brands.ts';
import { generateGames } from './generate-games.ts';
import { generateTables } from './generate-tables.ts';
import { compileMessages } from './messages/compile.ts';

/** The steps that generate the build's inputs. Each step writes only changed files, and depends on no other step. */
const steps: ReadonlyArray<readonly [name: string, run: () => Promise<unknown>]> = [
  ['brands', () => generateBrands()],
  ['art', () => generateArt()],
  ['games', () => generateGames()],
  ['tables', () => generateTables()],
  ['messages', () => compileMessages()],
  ['mock worker', () => copyMockWorker()],
];

await Promise.all(
  steps.map(async ([name, run]) => {
    const start = performance.now();
    await run();
    console.log(`generated ${name} in ${Math.round(performance.now() - start)} ms`);
  }),
);
for (const line of leftoverLines()) console.log(line);
