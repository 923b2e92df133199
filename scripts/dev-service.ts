import { composeProduct, ALL_PARTS } from './product/composeProduct.ts';
import { portsOf } from './product/ports.ts';
import { launchWatched, npmRun, ownEnvironment } from './product/processPlan.ts';
import { runInTerminal } from './product/runInTerminal.ts';
import { startProduct } from './product/startProduct.ts';
import { temporaryFolder } from './product/temporaryFolder.ts';

// `npm run dev:service` starts the product with every part open, and Vite with hot reload in front of it. The service and the game server
// restart if their code changes.
const { env } = process;
const VITE_PORT = Number(env['VITE_PORT'] ?? 5173);
const pages = [`http://localhost:${VITE_PORT}`, `http://127.0.0.1:${VITE_PORT}`];

await runInTerminal(async (group) => {
  await group.run(npmRun('generate'));
  const ports = await portsOf(env['PORT']);
  const product = composeProduct({
    parts: ALL_PARTS,
    settings: env,
    ports,
    folder: temporaryFolder(),
    launch: launchWatched,
    pages,
  });
  await startProduct(group, product);
  const [address = ''] = pages;
  await group.start({
    name: 'Vite',
    command: 'vite',
    args: ['--mode', 'service', '--port', String(VITE_PORT), '--strictPort'],
    environment: { ...ownEnvironment(), PORT: String(ports.service) },
    ready: `${pages[1]}/`,
    address,
    shows: true,
  });
});
