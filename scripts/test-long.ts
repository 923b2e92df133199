import { parseArgs } from 'node:util';
import { partsNamed } from './testing/longParts.ts';
import { runLongParts } from './testing/runLongParts.ts';

// `npm run test:long` runs the tests that take minutes; `npm run test:long -- walks kills` runs these parts. CONTRIBUTING.md lists them.
const { positionals } = parseArgs({ allowPositionals: true });
const failed = await runLongParts(partsNamed(positionals));
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
