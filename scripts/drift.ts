import { parseArgs } from 'node:util';
import { runCommand } from './testing/command.ts';

// `npm run drift -- --calls 5000 --seed 7`: makes random calls to the service and to the mocks, compares them after each call, and prints
// the first difference. With `TEST_POSTGRES_URL` it also compares three services.
const { values } = parseArgs({ options: { calls: { type: 'string', default: '5000' }, seed: { type: 'string' } } });
process.exitCode = await runCommand('vitest', ['run', '--project', 'node', 'mocks/drift'], {
  DRIFT_CALLS: values.calls,
  ...(values.seed !== undefined && { PROPERTY_SEED: values.seed }),
});
