import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMessages } from '#locales/messages.ts';
import { compileMessages } from './compile.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages-'));
  await mkdir(join(root, 'locales'));
  const source = { 'chat.sent': '<b>{name}</b> 送出 {count, plural, other {# 則}}', 'chat.send': 'Send' };
  for (const locale of ['zh_tw', 'id_id', 'vi_vn'])
    await writeFile(join(root, 'locales', `${locale}.json`), JSON.stringify(source));
});

afterEach(() => rm(root, { recursive: true }));

async function compiled(name: string) {
  const json: unknown = JSON.parse(await readFile(join(root, 'locales/compiled', `${name}.json`), 'utf8'));
  return createIntl({ locale: 'zh-Hant-TW', messages: readMessages({ default: json }, name) });
}

const values = { name: 'Ada', count: 3, b: (inside: unknown) => String(inside) };

test('compiled texts render without a parser', async () => {
  await compileMessages(root);
  const intl = await compiled('id_id');
  expect(intl.formatMessage({ id: 'chat.sent' }, values)).toBe('Ada 送出 3 則');
});

test('the pseudo-locale accents, lengthens and brackets texts, and keeps placeholders', async () => {
  await compileMessages(root);
  const intl = await compiled('pseudo');
  const sent = intl.formatMessage({ id: 'chat.sent' }, values);
  expect(sent).toMatch(/^\[Ada.*送出.*3\s.*則.*\]$/);
  const send = intl.formatMessage({ id: 'chat.send' });
  expect(send).toContain('Šëñd');
  expect(send.length - 2).toBeGreaterThanOrEqual('Send'.length * 1.4);
});

test('a second run writes nothing', async () => {
  await compileMessages(root);
  const file = join(root, 'locales/compiled/zh_tw.json');
  const before = (await stat(file)).mtimeMs;
  await compileMessages(root);
  expect((await stat(file)).mtimeMs).toBe(before);
});

test('refuses invalid ICU with its language and id', async () => {
  await writeFile(join(root, 'locales/vi_vn.json'), JSON.stringify({ 'chat.sent': '{name' }));
  await expect(compileMessages(root)).rejects.toThrow(/vi_vn\.json: chat\.sent is not valid ICU/);
  // No other language is being written at that time.
  await expect(readdir(join(root, 'locales'))).resolves.not.toContain('compiled');
});
