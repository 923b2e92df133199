import { readFileSync, statSync } from 'node:fs';
import { runCommand } from './testing/command.ts';
import { asyncApiProblems } from './protocol-docs/asyncApiProblems.ts';
import { openApiProblems } from './protocol-docs/openApiProblems.ts';

// A step of `npm test`: checks docs/protocol/openapi.json by Redocly's recommended rules, and docs/protocol/asyncapi.json by AsyncAPI's
// parser. Both linters have a separate lockfile, so that `npm ci` of the product does not install them.
const LINTERS = 'scripts/protocol-docs/linters';

/** Returns a file's modification time in milliseconds since 1970; 0 if it does not exist. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
/** npm writes its lockfile at the end of an install. */
const isInstalled =
  writtenAt(`${LINTERS}/node_modules/.package-lock.json`) > writtenAt(`${LINTERS}/package-lock.json`) ||
  (await runCommand('npm', ['ci', '--prefix', LINTERS, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'])) ===
    0;
if (isInstalled) {
  const problems = [
    ...(await openApiProblems(LINTERS, 'docs/protocol/openapi.json')),
    ...(await asyncApiProblems(LINTERS, readFileSync('docs/protocol/asyncapi.json', 'utf8'))),
  ];
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  console.log('not checked, since the linters could not be installed: docs/protocol/*.json');
  process.exitCode = process.env['CI'] === undefined ? 0 : 1;
}
