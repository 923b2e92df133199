import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extractMessages, missingId } from './extract.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'messages-'));
});

afterEach(() => rm(root, { recursive: true }));

async function plant(file: string, code: string): Promise<void> {
  const path = join(root, 'features/screens/chat', file);
  await mkdir(join(root, 'features/screens/chat'), { recursive: true });
  await writeFile(path, `import { defineMessages, FormattedMessage, useIntl } from 'react-intl';\n${code}`);
}

test('finds descriptors, components and calls, and skips tests', async () => {
  await plant('a.ts', `export const a = defineMessages({ send: { id: 'chat.send', defaultMessage: '送出' } });`);
  await plant('B.tsx', `export const B = () => <FormattedMessage id="chat.title" defaultMessage="聊天" />;`);
  await plant(
    'c.ts',
    `export const c = () => useIntl().formatMessage({ id: 'chat.hint', defaultMessage: '說點什麼' });`,
  );
  await plant('a.test.ts', `export const t = defineMessages({ x: { id: 'chat.test', defaultMessage: '測試' } });`);
  const { texts, files } = await extractMessages(root);
  expect(texts).toEqual({ 'chat.send': '送出', 'chat.title': '聊天', 'chat.hint': '說點什麼' });
  expect(files['chat.title']).toBe('features/screens/chat/B.tsx');
});

test('marks a message that has no id', async () => {
  await plant('a.tsx', `export const A = () => <FormattedMessage defaultMessage="沒有" />;`);
  const ids = Object.keys((await extractMessages(root)).texts);
  expect(ids).toHaveLength(1);
  expect(ids[0]).toMatch(new RegExp(`^${missingId}`));
});

test('refuses an id with two texts', async () => {
  await plant('a.ts', `export const a = defineMessages({ x: { id: 'chat.send', defaultMessage: '送出' } });`);
  await plant('b.ts', `export const b = defineMessages({ x: { id: 'chat.send', defaultMessage: '傳送' } });`);
  await expect(extractMessages(root)).rejects.toThrow(/Duplicate message id: "chat.send"/);
});

test('finds nothing in code without messages', async () => {
  expect((await extractMessages(root)).texts).toEqual({});
});
