import { afterEach, expect, it } from 'vitest';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());

const CLASSIC = 'application/csp-report';
const send = (type: string, body: unknown, headers: Record<string, string> = {}) =>
  requestAs(
    service.port,
    '/csp_report',
    { 'content-type': type, ...headers },
    { method: 'POST', body: JSON.stringify(body) },
  );
const faults = async () =>
  (await service.ports.store.table('errorReports').find({ order: [['Message', 'asc']] })).map(
    ({ Message, Stack, Count }) => [Message, Stack, Count],
  );
const classic = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'http://localhost:8787/zh_tw/store?secret=1',
    'blocked-uri': 'https://ads.example/x.js?player=10000001',
    'effective-directive': 'script-src-elem',
    'source-file': 'http://localhost:8787/assets/main-AbCd1234.js?a=b',
    'line-number': 3,
    'column-number': 14,
    ...changes,
  },
});

it('gives browsers the address for reports', async () => {
  await start();
  const { headers } = await requestAs(service.port, '/healthz');
  expect(headers['content-security-policy']).toContain('report-uri /csp_report;report-to policy');
  expect(headers['reporting-endpoints']).toBe('policy="/csp_report"');
});

it('stores blocked requests among the operator’s faults, counted, without private data', async () => {
  await start();
  expect((await send(CLASSIC, classic())).status).toBe(204);
  expect((await send(CLASSIC, classic({ 'blocked-uri': 'https://ads.example/other.js' }))).status).toBe(204);
  expect(
    (
      await send(
        CLASSIC,
        classic({
          'effective-directive': undefined,
          'violated-directive': "style-src 'self'",
          'blocked-uri': 'inline',
        }),
      )
    ).status,
  ).toBe(204);
  const place = 'at http://localhost:8787/assets/main-AbCd1234.js:3:14';
  expect(await faults()).toEqual([
    ['Content-Security-Policy: script-src-elem stopped https://ads.example', place, 2],
    ['Content-Security-Policy: style-src stopped inline', place, 1],
  ]);
});

it('takes reports of the Reporting API', async () => {
  await start();
  const body = {
    documentURL: 'http://localhost:8787/',
    blockedURL: 'data',
    effectiveDirective: 'img-src',
    sourceFile: null,
  };
  const other = { type: 'deprecation', body };
  expect((await send('application/reports+json', [{ type: 'csp-violation', age: 1, body }, other])).status).toBe(204);
  expect(await faults()).toEqual([['Content-Security-Policy: img-src stopped data', '', 1]]);
});

it.each([
  ['of another site’s page', classic({ 'document-uri': 'https://evil.example/' })],
  ['of an extension', classic({ 'blocked-uri': 'chrome-extension://abc/x.js' })],
  ['of an extension’s script', classic({ 'source-file': 'moz-extension://abc/x.js' })],
])('stores nothing %s', async (_what, report) => {
  await start();
  expect((await send(CLASSIC, report)).status).toBe(204);
  expect(await faults()).toEqual([]);
});

it.each([
  ['what is no report', CLASSIC, { a: 1 }, 400],
  ['another type', 'application/json', classic(), 400],
  ['a directive that is none', CLASSIC, classic({ 'effective-directive': '<script>' }), 400],
  ['one that is too large', CLASSIC, classic({ 'blocked-uri': 'x'.repeat(20_000) }), 413],
])('refuses %s', async (_what, type, body, status) => {
  await start();
  expect((await send(type, body)).status).toBe(status);
  expect(await faults()).toEqual([]);
});

it('refuses a page of another site', async () => {
  await start();
  expect((await send(CLASSIC, classic(), { origin: 'https://evil.example' })).status).toBe(403);
});

it('displaces no other faults, because an address adds at most 50 unknown faults a day', async () => {
  await start();
  const letters = (n: number): string => String.fromCodePoint(97 + Math.floor(n / 26), 97 + (n % 26));
  const report = (n: number) => ({
    type: 'csp-violation',
    body: {
      documentURL: 'http://localhost:8787/',
      blockedURL: `https://${letters(n)}.example/`,
      effectiveDirective: 'img-src',
    },
  });
  const statuses: number[] = [];
  for (let from = 0; from < 60; from += 10) {
    const reports = Array.from({ length: 10 }, (_, at) => report(from + at));
    statuses.push((await send('application/reports+json', reports)).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await service.ports.store.table('errorReports').count()).toBe(50);
});

it('is bounded for one address', async () => {
  await start();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await send(CLASSIC, classic())).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
});
