import { expect, it, onTestFinished, vi } from 'vitest';
import { watchServer } from './watchServer.ts';

it('names a server that died, and restarts it until it runs', async () => {
  let runs = true;
  let failures = 1;
  const lines: string[] = [];
  const server = {
    name: 'PostgreSQL',
    isRunning: async () => runs,
    start: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('a process of it still ends');
      runs = true;
    },
  };
  const watch = watchServer(server, (line) => lines.push(line), 2);
  onTestFinished(() => watch.stop());
  runs = false;
  await vi.waitFor(() => expect(runs).toBe(true));
  await watch.stop();
  expect(lines).toEqual([
    'PostgreSQL ended. It starts again.',
    'PostgreSQL did not start: a process of it still ends',
    'PostgreSQL ended. It starts again.',
    'PostgreSQL is back.',
  ]);
});
