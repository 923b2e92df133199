import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { reportError } from '#protocol/endpoints/errorReport.ts';
import type { ErrorReport } from '#protocol/entities/errorReport.ts';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { saveReport, MAX_FAULTS } from './report.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const report: ErrorReport = {
  Message: 'x is not a function',
  Stack: 'TypeError: x is not a function\n    at Shell (https://a.tw/assets/Shell-Bk3f9aQx.js:12:34)',
  Route: '/',
  Build: '1.0.0',
  Browser: 'safari',
};

function newFaults() {
  const store = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });
  const keep = (second: number, more: Partial<ErrorReport> = {}) =>
    store.transaction((tx) => {
      const nowText = new Date(NOW + second * 1000).toISOString();
      return saveReport(tx, { nowText }, { ...report, ...more }, async () => {});
    });
  return { keep, rows: () => store.table('errorReports').find({ order: [['LastTime', 'asc']] }) };
}

it('counts the same fault of another build, line or machine as known', async () => {
  const { keep, rows } = newFaults();
  await keep(0);
  const Stack = 'TypeError: x is not a function\n    at Shell (http://b.tw/assets/Shell-Zz9x8yQw.js:7:8)';
  await keep(60, { Stack, Build: '1.1.0', Browser: 'chrome', Route: '/rank' });
  await keep(90, { Message: 'y is not a function' });
  const seen = (await rows()).map(({ Message, Count, Build, Browser, Route }) => [
    Message,
    Count,
    Build,
    Browser,
    Route,
  ]);
  expect(seen).toEqual([
    ['x is not a function', 2, '1.1.0', 'chrome', '/rank'],
    ['y is not a function', 1, '1.0.0', 'safari', '/'],
  ]);
  const [first] = await rows();
  expect([first?.FirstTime, first?.LastTime]).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T12:01:00.000Z']);
});

it('removes personal data that a page did not remove', async () => {
  const { keep, rows } = newFaults();
  await keep(0, { Message: 'no phone 0912345678 of owl@night.tw', Stack: 'at https://a.tw/x.js?token=secret:1:2' });
  expect((await rows()).map(({ Message, Stack }) => [Message, Stack])).toEqual([
    ['no phone <number> of <email>', 'at https://a.tw/x.js:1:2'],
  ]);
});

it('keeps a bounded number of faults and removes the longest unseen one', async () => {
  const { keep, rows } = newFaults();
  const letters = (n: number): string => [...n.toString(36).padStart(3, '0')].map((each) => `${each}x`).join('');
  const names = Array.from({ length: MAX_FAULTS + 1 }, (_, at) =>
    letters(at).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit))),
  );
  for (const [at, Message] of names.entries()) await keep(at, { Message });
  const kept = await rows();
  expect(kept.length).toBe(MAX_FAULTS);
  expect(kept[0]?.Message).toBe(names[1]);
});

it('removes a fault 30 days after its last report', async () => {
  const clock = createMovableClock(() => NOW);
  const { ports } = await createMemoryWorld({ clock });
  await ports.store.transaction((tx) =>
    saveReport(tx, { nowText: new Date(NOW).toISOString() }, report, async () => {}),
  );
  clock.advance(29 * 86_400_000);
  await runDueJobs(ports, JOBS);
  expect(await ports.store.table('errorReports').count()).toBe(1);
  clock.advance(86_400_000 + 3_600_000);
  await runDueJobs(ports, JOBS);
  expect(await ports.store.table('errorReports').count()).toBe(0);
});

it('accepts 50 unknown faults from one address in a day, and continues to count known faults', {
  timeout: 30_000,
}, async () => {
  const clock = createMovableClock(() => NOW);
  const { ports, adapter } = await createMemoryWorld({ clock });
  const visitor = new TestContext(adapter).visitor();
  const send = async (Message: string): Promise<number> => {
    clock.advance(10_000);
    return (await visitor.ask(reportError, { ...report, Message })).status;
  };
  const letter = (n: number): string => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));
  for (let sent = 0; sent < 50; sent += 1) expect(await send(`fault ${letter(sent)}`)).toBe(200);
  expect(await send('fault zz')).toBe(429);
  expect(await send('fault aa')).toBe(200);
  expect(await ports.store.table('errorReports').count()).toBe(50);
  clock.advance(86_400_000);
  expect(await send('fault zz')).toBe(200);
});
