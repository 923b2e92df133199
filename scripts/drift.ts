import { parseArgs } from 'node:util';
import { runCommand } from './testing/command.ts';

// `npm run drift -- --calls 5000 --seed 7`: random calls to the service and to the mocks, compared after each; the first call that differs is named. With `TEST_POSTGRES_URL` also to three services.
const { values } = parseArgs({ options: { calls: { type: 'string', default: '5000' }, seed: { type: 'string' } } });
process.exitCode = await runCommand('vitest', ['run', '--project', 'node', 'mocks/drift'], {
  DRIFT_CALLS: values.calls,
  ...(values.seed !== undefined && { PROPERTY_SEED: values.seed }),
});
