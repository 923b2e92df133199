import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWorkerActive } from './keepWorkerActive.ts';

const ORIGIN = 'http://offline.test';
const ENDPOINT = `${ORIGIN}/api/v1/a10t/list`;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

let stop: () => void;
/** The network's answers in order: first without the worker, then with it. */
let answers: Response[];
let announced: unknown[];
let asked: { method: string; url: string; body: string }[];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  announced = [];
  asked = [];
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({
      active: {
        postMessage(message: unknown) {
          announced.push(message);
          worker.dispatchEvent(new MessageEvent('message', { data: { type: 'MOCKING_ENABLED' } }));
        },
      },
    }),
  });
  const fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    asked.push({ method: request.method, url: request.url, body: await request.text() });
    return Object.defineProperty(answers.shift() ?? Response.error(), 'url', { value: request.url });
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('window', { fetch });
  stop = keepWorkerActive(ORIGIN);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['with the app’s own page', () => new Response('<!doctype html>', { headers: HTML })],
  ['that it refuses the method', () => new Response('', { status: 405 })],
])('repeats a call that the file server answers with %s through the worker', async (_what, ofServer) => {
  answers = [ofServer(), Response.json({ Code: 200 })];
  const response = await window.fetch(ENDPOINT, { method: 'POST', body: '{"Page":1}' });
  expect(await response.json()).toEqual({ Code: 200 });
  expect(announced).toEqual(['MOCK_ACTIVATE']);
  expect(asked).toEqual([
    { method: 'POST', url: ENDPOINT, body: '{"Page":1}' },
    { method: 'POST', url: ENDPOINT, body: '{"Page":1}' },
  ]);
});

test('makes a call that the worker answers once, and one for a page too', async () => {
  answers = [Response.json({ Code: 300017 }, { status: 403 }), new Response('<!doctype html>', { headers: HTML })];
  expect((await window.fetch(ENDPOINT, { method: 'POST' })).status).toBe(403);
  expect((await window.fetch(`${ORIGIN}/zh_tw/lobby`)).status).toBe(200);
  expect([announced, asked.length]).toEqual([[], 2]);
});

test('announces a page to the worker when it becomes visible', async () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(announced).toEqual(['MOCK_ACTIVATE']));
});
