import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { countEvents } from './counts.ts';
import { recordEvents } from './record.ts';
import { RETENTION_DAYS } from '../retention.ts';

/** 23:30 in Taipei. */
const EVENING = Date.parse('2026-11-20T15:30:00.000Z');
const VisitorID = randomUUID();

async function newVisits() {
  const clock = createMovableClock(() => EVENING);
  const { ports } = await createMemoryWorld({ clock });
  const visit = (events: readonly ('pageView' | 'purchaseClick')[]) =>
    ports.store.transaction((tx) => {
      const nowText = new Date(clock.now()).toISOString();
      const Events = events.map((Name): AnalyticsEvent => ({ Name, EventID: randomUUID(), Time: nowText, Route: '/' }));
      return recordEvents(tx, { nowText }, { VisitorID, Events, Brand: 'owl' });
    });
  return { ports, clock, visit };
}

it('counts by event and day in Taipei, the newest day first', async () => {
  const { ports, clock, visit } = await newVisits();
  await visit(['pageView', 'pageView', 'purchaseClick']);
  clock.advance(60 * 60 * 1000);
  await visit(['pageView']);
  expect(await countEvents(ports.store, clock.now(), 3)).toEqual([
    { Day: '2026-11-21', Counts: { pageView: 1, purchaseClick: 0, utm: 0 } },
    { Day: '2026-11-20', Counts: { pageView: 2, purchaseClick: 1, utm: 0 } },
    { Day: '2026-11-19', Counts: { pageView: 0, purchaseClick: 0, utm: 0 } },
  ]);
});

it('keeps events for their days and no longer, for any number of events', async () => {
  const { ports, clock, visit } = await newVisits();
  for (let time = 0; time < 30; time += 1) {
    await visit(Array.from({ length: 50 }, () => 'pageView' as const));
    clock.advance(1);
  }
  clock.advance((RETENTION_DAYS.analyticsEvents - 1) * DAY_MS);
  await visit(['purchaseClick']);
  await runDueJobs(ports, JOBS);
  expect(await ports.store.table('analyticsEvents').count()).toBe(1501);
  clock.advance(DAY_MS);
  await runDueJobs(ports, JOBS);
  expect((await ports.store.table('analyticsEvents').find()).map(({ Name }) => Name)).toEqual(['purchaseClick']);
});

it('takes 500 batches of one address in a day', { timeout: 60_000 }, async () => {
  const clock = createMovableClock(() => EVENING);
  const { adapter } = await createMemoryWorld({ clock });
  const visitor = new TestContext(adapter).visitor();
  const send = async (): Promise<number> => {
    clock.advance(2000);
    const Time = new Date(clock.now()).toISOString();
    const Events = [{ Name: 'pageView', EventID: randomUUID(), Time, Route: '/' }];
    return (await visitor.ask(recordAnalytics, { Consent: true, VisitorID, Events })).status;
  };
  for (let sent = 0; sent < 500; sent += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(429);
  clock.advance(DAY_MS);
  expect(await send()).toBe(200);
});
