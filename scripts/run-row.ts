import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { runCommand } from './testing/command.ts';
import { ensurePostgres } from './testing/postgres.ts';

// `npm run row -- claimEnvelope`: runs every conformance case of a contract on every backend: in memory, the service on SQLite and on
// PostgreSQL (started as by `npm test`), the mocks in Node and in a page.
const names = [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name);
const [name = ''] = process.argv.slice(2);
if (!names.includes(name)) {
  const part = name.toLowerCase();
  const near = names.filter((one) => part !== '' && one.toLowerCase().includes(part));
  console.error(
    `No contract is called "${name}". ${near.length > 0 ? `There is ${near.join(', ')}.` : 'docs/protocol.md lists them.'}`,
  );
  process.exit(1);
}
const count = CONFORMANCE_CASES.filter(({ contract }) => contract === name).length;
console.log(`${name}: ${count} cases on each shell`);
const server = await ensurePostgres();
try {
  process.exitCode = await runCommand(
    'vitest',
    [
      'run',
      '--hideSkippedTests',
      '--project',
      'node',
      '--project',
      'browser',
      '/conformance.',
      '-t',
      ` ${name} \\d+: `,
    ],
    { CONFORMANCE: 'everything', ...(server && { TEST_POSTGRES_URL: server.url }) },
  );
} finally {
  await server?.stop();
}
