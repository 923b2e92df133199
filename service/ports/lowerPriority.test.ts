import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { prioritiesOf } from '../testing/prioritiesOf.ts';
import { lowerPriority } from './lowerPriority.ts';

it.runIf(process.platform === 'linux')('lowers every thread of a running process', async () => {
  const child = spawn(process.execPath, ['-e', 'process.send(1); setInterval(() => {}, 1000);'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const { pid = 0 } = child;
  expect(prioritiesOf(pid).length).toBeGreaterThan(1);
  lowerPriority(pid);
  const priorities = prioritiesOf(pid);
  child.kill('SIGKILL');
  expect(Math.min(...priorities)).toBeGreaterThan(getPriority());
});
