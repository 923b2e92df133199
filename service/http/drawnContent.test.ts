import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FirstData } from '#protocol/firstData.ts';
import { createPageDrawer, type PageDrawer } from './drawnContent.ts';

/** Draws the requests that it has got, fails on the text `fail`, and ends on the text `end`. */
const WORKER = `const { parentPort } = require('node:worker_threads');
let count = 0;
parentPort.on('message', ({ id, data }) => {
  count += 1;
  const text = JSON.stringify(data);
  if (text.includes('end')) throw new Error('ended');
  if (text.includes('fail')) parentPort.postMessage({ id, markup: '', error: 'failed' });
  else parentPort.postMessage({ id, markup: '<p style="color:red">' + count + '</p>' });
});`;

let place = '';
let errors: string[] = [];
let drawer: PageDrawer;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'drawn-content-'));
  errors = [];
  mkdirSync(join(place, 'drawing'));
  writeFileSync(join(place, 'drawing/worker.js'), WORKER);
  writeFileSync(join(place, 'drawing/paths.json'), '["/store"]');
  drawer = createPageDrawer(join(place, 'app'), (error) => errors.push(error.message));
});
afterEach(() => rmSync(place, { recursive: true }));

const dataOf = (Result: unknown, Age = 0): FirstData => ({ Age, Answers: [{ Name: 'getGoods', Request: {}, Result }] });
const draw = (data: FirstData, address = '/store'): Promise<string> =>
  drawer.draw({ path: '/store', address, settings: { Locale: 'zh_tw' }, data });

it('draws a page once for the same data, with rules instead of style attributes', async () => {
  const first = await draw(dataOf('a'));
  expect(first).toBe('<style nonce="__NONCE__">#first [data-c="0"]{color:red}</style><p data-c="0">1</p>');
  expect(await draw(dataOf('a', 4000))).toBe(first);
  expect(await draw(dataOf('b'))).toContain('>2</p>');
  expect([drawer.draws('/store'), drawer.draws('/rank'), drawer.draws(undefined)]).toEqual([true, false, false]);
});

it('keeps no drawing of a player, and a drawing of a visitor for its own address only', async () => {
  const own = { ...dataOf('a'), PlayerID: '10000001' };
  expect([await draw(own), await draw(own)].map((markup) => /\d(?=<\/p>)/.exec(markup)?.[0])).toEqual(['1', '2']);
  expect(await draw(dataOf('a'))).toContain('>3</p>');
  expect(await draw(dataOf('a'), '/store?of=another')).toContain('>4</p>');
});

it('draws nothing while many pages wait for the thread', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => draw(dataOf(at))));
  expect(all.filter((markup) => markup !== '')).toHaveLength(8);
});

it('draws nothing if the page fails, and reports it', async () => {
  expect(await draw(dataOf('fail'))).toBe('');
  expect(errors).toEqual(['a page was not drawn: failed']);
});

it('starts a new thread after the thread has ended', async () => {
  expect(await draw(dataOf('end'))).toBe('');
  expect(errors).toEqual(['ended']);
  expect(await draw(dataOf('a'))).toContain('>1</p>');
});

it('draws nothing for a build without the code', async () => {
  rmSync(join(place, 'drawing'), { recursive: true });
  const none = createPageDrawer(join(place, 'app'), () => undefined);
  expect([
    none.draws('/store'),
    await none.draw({ path: '/store', address: '/store', settings: { Locale: 'zh_tw' }, data: dataOf('a') }),
  ]).toEqual([false, '']);
});
