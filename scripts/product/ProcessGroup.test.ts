import { expect, it, onTestFinished, vi } from 'vitest';
import { ProcessGroup, type ProcessGroupSettings } from './ProcessGroup.ts';
import type { ProcessPlan } from './processPlan.ts';

const RUNS = 'setInterval(() => {}, 1000); console.log("ready");';

/** A Node program that prints "ready". */
const planOf = (name: string, program = RUNS): ProcessPlan => ({
  name,
  command: process.execPath,
  args: ['-e', program],
  environment: process.env,
  ready: /^ready$/,
  address: `at ${name}`,
  shows: false,
});

function groupOf(settings: Partial<ProcessGroupSettings> = {}) {
  const reported: string[] = [];
  const group = new ProcessGroup({
    restarts: false,
    isDetached: true,
    onLine: () => {},
    report: (line) => reported.push(line),
    ...settings,
  });
  onTestFinished(() => group.stop().catch(() => {}));
  return { group, reported };
}

const pidOf = (line = ''): number => Number(/process (\d+)/.exec(line)?.[1]);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('reports a line for each process, and ends the last process first', async () => {
  const ended: string[] = [];
  const { group, reported } = groupOf({ onLine: ({ name }, line) => line === 'end' && ended.push(name) });
  const program = `process.once('SIGTERM', () => { console.log('end'); process.exit(); }); ${RUNS}`;
  await group.start(planOf('first', program));
  await group.start(planOf('second', program));
  expect(reported).toEqual([
    expect.stringMatching(/^first +at first {2}\(process \d+\)$/),
    expect.stringMatching(/^second +at second {2}\(process \d+\)$/),
  ]);
  await group.stop();
  expect(ended).toEqual(['second', 'first']);
  expect(reported.map(pidOf).filter(isRunning)).toEqual([]);
});

it('fails with the output of a process that ends before it is ready', async () => {
  const { group } = groupOf();
  const plan = planOf('service', 'console.error("PORT 1 is in use."); process.exit(1);');
  await expect(group.start(plan)).rejects.toThrow('The service ended at its start (1).\n  PORT 1 is in use.');
});

it('fails if a watcher continues after its program could not start', async () => {
  const { group } = groupOf();
  const program = 'console.error("The service cannot start:\\nPORT must be a port"); setInterval(() => {}, 1000);';
  await expect(group.start(planOf('service', program))).rejects.toThrow('PORT must be a port');
});

it('fails if a program is missing', async () => {
  const { group } = groupOf();
  await expect(group.start({ ...planOf('nginx'), command: 'no-such-program' })).rejects.toThrow('ENOENT');
});

it('names a process that dies, and restarts it', async () => {
  const { group, reported } = groupOf({ restarts: true });
  await group.start(planOf('game server'));
  process.kill(pidOf(reported[0]), 'SIGKILL');
  await vi.waitFor(() => expect(reported).toHaveLength(3), { timeout: 20_000 });
  expect(reported[1]).toBe('The game server ended (SIGKILL). It starts again in 2 s.');
  expect(reported[2]).toMatch(/^The game server is back \(process \d+\)\.$/);
  await group.stop();
  expect(isRunning(pidOf(reported[2]))).toBe(false);
});

it('ends the children of a process that dies, and restarts it', { tags: ['long'] }, async () => {
  const children: number[] = [];
  const { group, reported } = groupOf({
    restarts: true,
    onLine: (_plan, line) => line.startsWith('child') && children.push(pidOf(line)),
  });
  // Like a worker of nginx, the child has the terminal of its parent.
  const child = `setInterval(() => {}, 1000); console.log('child, process', process.pid);`;
  const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); ${RUNS}`;
  await group.start(planOf('nginx', program));
  await vi.waitFor(() => expect(children).toHaveLength(1), { timeout: 20_000 });
  process.kill(pidOf(reported[0]), 'SIGKILL');
  await vi.waitFor(() => expect(reported).toHaveLength(3), { timeout: 20_000 });
  expect(reported[1]).toBe('The nginx ended (SIGKILL). It starts again in 2 s.');
  await vi.waitFor(() => expect(children).toHaveLength(2), { timeout: 20_000 });
  await vi.waitFor(() => expect(children.map(isRunning)).toEqual([false, true]));
});

it('fails at its end with the name of a process that died, if it does not restart processes', async () => {
  const { group, reported } = groupOf();
  await group.start(planOf('service'));
  const pid = pidOf(reported[0]);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  await expect(group.stop()).rejects.toThrow('The service ended by itself (SIGKILL).');
});

it('starts no process while it ends', async () => {
  const { group } = groupOf();
  await group.stop();
  await expect(group.start(planOf('service'))).rejects.toThrow('The service is not started');
});

it('runs all work after the end, also if one part of it fails', async () => {
  const { group } = groupOf();
  const done: string[] = [];
  group.endLast(async () => void done.push('first'));
  group.endLast(() => Promise.reject(new Error('no server runs')));
  await expect(group.stop()).rejects.toThrow('no server runs');
  expect(done).toEqual(['first']);
});
