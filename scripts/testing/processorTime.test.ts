import { beforeEach, expect, it } from 'vitest';
import { runCommand, runQuietly } from './command.ts';
import { endedChildrenSeconds, measureStep } from './processorTime.ts';

const IS_LINUX = process.platform === 'linux';
const busyFor = (milliseconds: number): readonly string[] => [
  '-e',
  `const end = Date.now() + ${milliseconds}; while (Date.now() < end);`,
];

// Earlier files of this process had children too.
beforeEach(async () => {
  await measureStep(async () => undefined);
});

it('adds user and system time of ended children if the program’s name contains spaces', () => {
  const stat = '4711 (node (main) 1) S 1 2 3 4 5 6 7 8 9 10 11 12 250 150 20 0 11 0 99';
  expect(endedChildrenSeconds(stat)).toBe(4);
});

it.skipIf(!IS_LINUX)('counts the programs of parallel steps separately', async () => {
  const [busy, idle] = await Promise.all([
    measureStep(() => runCommand('node', busyFor(1000))),
    measureStep(() => runQuietly('node', ['-e', 'setTimeout(() => {}, 100)'])),
  ]);
  expect(busy.result).toBe(0);
  expect(busy.processorSeconds).toBeGreaterThan(idle.processorSeconds + 0.1);
});

it.skipIf(!IS_LINUX)('counts nothing twice', async () => {
  await measureStep(() => runCommand('node', busyFor(200)));
  expect((await measureStep(async () => 'nothing')).processorSeconds).toBe(0);
});

it.skipIf(!IS_LINUX)('counts a process that no parent waits for', async () => {
  // The child is killed after its work, and its parent ends without waiting for it.
  const orphan = [
    "const { spawn } = require('node:child_process');",
    "const child = spawn(process.execPath, ['-e', 'const end = Date.now() + 4000; while (Date.now() < end);'], { detached: true, stdio: 'ignore' });",
    'child.unref();',
    'setTimeout(() => { process.kill(child.pid, "SIGKILL"); process.exit(); }, 3000);',
  ].join(' ');
  const { processorSeconds } = await measureStep(() => runCommand('node', ['-e', orphan]));
  expect(processorSeconds).toBeGreaterThan(0.5);
});
