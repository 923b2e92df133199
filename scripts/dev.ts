import { npmRun, ownEnvironment } from './product/processPlan.ts';
import { runInTerminal } from './product/runInTerminal.ts';

// `npm run dev` starts Vite with the mocks. Arguments go to Vite: `npm run dev -- --port 5180`.
await runInTerminal(async (group) => {
  await group.run(npmRun('generate'));
  await group.run({
    name: 'Vite',
    command: 'vite',
    args: ['--mode', 'mock', ...process.argv.slice(2)],
    environment: ownEnvironment(),
    shows: true,
    hasChildren: true,
  });
});
