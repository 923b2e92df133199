import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorReport } from '#protocol/entities/errorReport.ts';
import { RequestFailure } from '../../client/index.ts';
import { reportError, watchErrors } from './reportError.ts';
import { browserFamily, reportOf } from './sendReport.ts';

let posts: unknown[];
let now = Date.parse('2026-11-21T12:00:00.000Z');
const sent = () => posts.map((post) => ErrorReport.parse(post));
const settle = (many: number) => vi.waitFor(() => expect(posts).toHaveLength(many));

beforeEach(() => {
  posts = [];
  // An hour later, so that the limit per minute does not count earlier tests.
  now += 3_600_000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return Response.json({});
  });
  window.history.replaceState(null, '', '/zh_tw/announcement/42?token=abc#owl@night.tw');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reports the route instead of the address, and no personal data', async () => {
  const error = new TypeError('no player 10000001 with owl@night.tw');
  error.stack = 'TypeError: x\n    at Shell (https://a.tw/assets/Shell-Bk3f9aQx.js?v=1:12:34)';
  reportError(error);
  await settle(1);
  expect(sent()[0]).toMatchObject({
    Message: 'TypeError: no player <number> with <email>',
    Stack: 'TypeError: x\n    at Shell (https://a.tw/assets/Shell-Bk3f9aQx.js:12:34)',
    Route: '/announcement/:id',
  });
});

test('reports the same error once a minute, and at most five errors a minute', async () => {
  for (let time = 0; time < 3; time += 1) reportError(new Error('again'));
  for (const each of ['b', 'c', 'd', 'e', 'f', 'g']) reportError(new Error(each));
  await settle(5);
  expect(sent().map(({ Message }) => Message)).toEqual(['again', 'b', 'c', 'd', 'e'].map((each) => `Error: ${each}`));
  vi.setSystemTime(now + 60_000);
  reportError(new Error('again'));
  await settle(6);
});

test('reports again after the clock was set back', async () => {
  for (const each of ['b', 'c', 'd', 'e', 'f']) reportError(new Error(each));
  await settle(5);
  vi.setSystemTime(now - 60_000);
  reportError(new Error('b'));
  await settle(6);
  expect(sent().at(-1)?.Message).toBe('Error: b');
});

test.each([
  ['a refusal of the service', new RequestFailure(100011, {}, '')],
  ['a call that was given up', new DOMException('gone', 'AbortError')],
  ['noise of the browser', new Error('ResizeObserver loop completed with undelivered notifications.')],
])('does not report %s', async (_what, error) => {
  reportError(error);
  reportError(new Error('afterwards'));
  await settle(1);
  expect(sent()[0]?.Message).toBe('Error: afterwards');
});

test('reports uncaught errors until the window stops listening', async () => {
  const stop = watchErrors();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'a text' });
  window.dispatchEvent(rejection);
  await settle(2);
  stop();
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('later') }));
  reportError(new Error('last'));
  await settle(3);
  expect(sent().map(({ Message }) => Message)).toEqual(['Error: thrown', 'Error: a text', 'Error: last']);
});

test("cuts a long message to the contract's length", () => {
  const error = new Error('破'.repeat(5000));
  expect(ErrorReport.parse(reportOf(error, '/nowhere')).Route).toBe('/404');
});

test.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19 Mobile Safari/604.1', 'safari'],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/141 Mobile Safari/537 Line/15.1', 'line'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/141 Safari/537 Edg/141', 'edge'],
  ['Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/145', 'firefox'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
