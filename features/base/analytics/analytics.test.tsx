import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';
import { type Analytics, createAnalytics } from './analytics.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { MemoryRouter, useNavigate } from '../routing/index.ts';
import { consoleSink, firstParty, type Sink } from './sinks.ts';
import { AnalyticsContext, usePageViews } from './useAnalytics.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const recorders: Recorder[] = [];
let beacons: Blob[];
let posts: unknown[];
let answer: () => Promise<Response>;

beforeAll(() => import('./utm.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
  beacons = [];
  posts = [];
  answer = async () => Response.json({ Code: 200, Message: '', Result: { Taken: 1 } });
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return answer();
  });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_path: string, blob: Blob) => beacons.push(blob) > 0,
  });
});
afterEach(() => {
  cleanup();
  for (const recorder of recorders.splice(0)) recorder.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

function openPage(sinks: readonly Sink[] = [firstParty]): Analytics {
  const load = async (): Promise<Recorder> => {
    const recorder = createRecorder(sinks);
    recorders.push(recorder);
    return recorder;
  };
  return createAnalytics({ load });
}
const closePage = (): void => recorders.splice(0).forEach((recorder) => recorder.stop());
const see = (analytics: Analytics, Route = '/'): void => analytics.record({ Name: 'pageView', Route });
const wait = (ms = 6000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const sent = () => posts.map((post) => recordAnalytics.request.parse(post));
const routes = (): readonly string[] => sent().flatMap(({ Events }) => Events.map(({ Route }) => Route));
const kept = (): string => Object.entries(localStorage).join();

describe('consent', () => {
  test('stores and sends nothing before the answer, and the waiting events after it', async () => {
    const analytics = openPage();
    see(analytics, '/rank');
    await wait();
    expect([kept(), posts]).toEqual(['', []]);
    analytics.decide('granted');
    await wait();
    expect(routes()).toEqual(['/rank']);
  });

  test('drops waiting events, stored or not, and all later events after a refusal', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    see(analytics, '/rank');
    await wait(100);
    expect(kept()).toContain('/rank');
    analytics.decide('refused');
    see(analytics, '/store');
    await wait(600_000);
    expect(posts).toEqual([]);
    expect(Object.entries(localStorage)).toEqual([['menagerie.analyticsConsent', '"refused"']]);
  });

  test('removes the stored events of earlier pages after a refusal, even if this page has sent nothing', async () => {
    const before = openPage();
    before.decide('granted');
    see(before);
    await wait(100);
    closePage();
    openPage().decide('refused');
    expect(kept()).not.toContain('pageView');
  });
});

describe('leaving', () => {
  test('sends events together, each with its own id and time', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    see(analytics, '/');
    await wait(1000);
    see(analytics, '/rank');
    await wait();
    const [batch] = sent();
    expect(posts).toHaveLength(1);
    expect(batch?.Events.map(({ Time, Route }) => [Time, Route])).toEqual([
      ['2026-11-21T12:00:00.000Z', '/'],
      ['2026-11-21T12:00:01.000Z', '/rank'],
    ]);
    expect(new Set(batch?.Events.map(({ EventID }) => EventID)).size).toBe(2);
    expect(kept()).not.toContain('/rank');
  });

  test('keeps events offline and over a reload, and sends them when the network is back', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const analytics = openPage();
    analytics.decide('granted');
    see(analytics, '/rank');
    await wait(60_000);
    const tries = posts.length;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(6);
    closePage();
    posts = [];
    answer = async () => Response.json({ Code: 200, Message: '', Result: { Taken: 1 } });
    const reopened = openPage();
    see(reopened, '/store');
    await wait(100);
    window.dispatchEvent(new Event('online'));
    await wait();
    expect(routes()).toEqual(['/rank', '/store']);
  });

  test('drops a refused batch, and sends a batch to a busy service again later', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    answer = async () => Response.json({ Code: 300002, Message: '', Result: {} }, { status: 429 });
    see(analytics, '/rank');
    await wait(6000);
    expect(kept()).toContain('/rank');
    answer = async () => Response.json({ Code: 100000, Message: '', Result: {} }, { status: 400 });
    await wait(20_000);
    expect(kept()).not.toContain('/rank');
  });

  test('keeps the 200 newest events and sends 50 at a time', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const analytics = openPage();
    analytics.decide('granted');
    for (let seen = 0; seen < 230; seen += 1) {
      see(analytics, `/p${seen}`);
      await wait(1);
    }
    posts = [];
    answer = async () => Response.json({ Code: 200, Message: '', Result: { Taken: 1 } });
    window.dispatchEvent(new Event('online'));
    await wait(60_000);
    expect(sent().map(({ Events }) => Events.length)).toEqual([50, 50, 50, 50]);
    expect([routes()[0], routes().at(-1)]).toEqual(['/p30', '/p229']);
  });

  test('gives the browser the remaining events when the page closes', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    see(analytics, '/rank');
    await wait(100);
    window.dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
    expect(beacons.map(({ type }) => type)).toEqual(['application/json']);
    const [text] = await Promise.all(beacons.map((beacon) => beacon.text()));
    expect(recordAnalytics.request.parse(JSON.parse(text ?? '')).Events.map(({ Route }) => Route)).toEqual(['/rank']);
    expect(kept()).not.toContain('/rank');
  });

  test('gives each sent batch to the second sink once', async () => {
    const heard = vi.spyOn(console, 'info').mockReturnValue();
    const analytics = openPage([firstParty, consoleSink]);
    analytics.decide('granted');
    answer = () => Promise.reject(new TypeError('offline'));
    see(analytics);
    await wait();
    expect(heard).not.toHaveBeenCalled();
    answer = async () => Response.json({ Code: 200, Message: '', Result: { Taken: 1 } });
    await wait(20_000);
    expect(heard).toHaveBeenCalledTimes(1);
    heard.mockRestore();
  });
});

test('creates a new visitor after a sign-out', async () => {
  const analytics = openPage();
  analytics.decide('granted');
  see(analytics, '/');
  await wait(100);
  analytics.forgetVisitor();
  see(analytics, '/rank');
  await wait(60_000);
  expect(routes()).toEqual(['/', '/rank']);
  expect(new Set(sent().map(({ VisitorID }) => VisitorID)).size).toBe(2);
});

describe('page views', () => {
  let go: (to: string) => void;
  function Views(): ReactNode {
    const navigate = useNavigate();
    go = (to) => act(() => navigate(to));
    usePageViews();
    return null;
  }
  const openAt = (address: string, analytics: Analytics) =>
    render(
      <AnalyticsContext value={analytics}>
        <MemoryRouter at={address}>
          <Views />
        </MemoryRouter>
      </AnalyticsContext>,
    );

  test('carry the route and no part of the address', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    openAt('/vi_vn/announcement/42?email=owl@night.tw', analytics);
    go('/announcement/43');
    go('/nowhere/0912345678');
    await wait();
    expect(routes()).toEqual(['/announcement/:id', '/announcement/:id', '/404']);
    expect(JSON.stringify(posts)).not.toMatch(/owl@|0912345678/);
  });

  test('do not store a campaign before the answer, nor record it again after a reload', async () => {
    const address = '/?utm_source=line';
    const first = openPage();
    const asked = openAt(address, first);
    await wait(10);
    expect([kept(), Object.entries(sessionStorage)]).toEqual(['', []]);
    asked.unmount();
    const second = openPage();
    const agreed = openAt(address, second);
    await wait(10);
    second.decide('granted');
    await wait();
    agreed.unmount();
    closePage();
    openAt(address, openPage());
    await wait();
    expect(sent().flatMap(({ Events }) => Events.filter(({ Name }) => Name === 'utm'))).toHaveLength(1);
  });

  test('send the campaign once a visit, without unknown parameters', async () => {
    const analytics = openPage();
    analytics.decide('granted');
    openAt('/?utm_source=line&utm_campaign=%E4%B8%AD%E7%A7%8B&utm_term=owl@night.tw&phone=1', analytics);
    await wait(10);
    go('/rank?utm_source=other');
    await wait();
    const told = sent().flatMap(({ Events }) => Events.filter(({ Name }) => Name === 'utm'));
    expect(told.map((event) => ('Utm' in event ? event.Utm : undefined))).toEqual([
      { Source: 'line', Campaign: '中秋' },
    ]);
  });
});
