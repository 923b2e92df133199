import { parseArgs } from 'node:util';
import { ALL_PARTS, composeProduct } from './product/composeProduct.ts';
import { portsOf } from './product/ports.ts';
import { launchOnce, npmRun } from './product/processPlan.ts';
import { runInTerminal } from './product/runInTerminal.ts';
import { startProduct } from './product/startProduct.ts';
import { temporaryFolder } from './product/temporaryFolder.ts';

// `npm start` builds the app and starts the product, in development with every part open. Outside development it starts only the service.
// `npm start -- --built` uses the builds in `dist/` unchanged.
const { env } = process;
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } });
const isDevelopment = env['NODE_ENV'] !== 'production' && env['DEV_TOOLS'] !== '0';

await runInTerminal(async (group) => {
  if (!values.built) await group.run(npmRun('build'));
  await startProduct(
    group,
    composeProduct({
      parts: isDevelopment ? ALL_PARTS : [],
      settings: env,
      ports: await portsOf(env['PORT']),
      folder: temporaryFolder(),
      launch: launchOnce,
    }),
  );
});
