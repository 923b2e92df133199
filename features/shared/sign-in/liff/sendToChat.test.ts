import { expect, test } from 'vitest';
import { createMemoryLiff } from './memoryLiff.ts';
import { sendToChat } from './sendToChat.ts';

const text = (words: string) => ({ type: 'text', text: words }) as const;
const idToken = async (): Promise<undefined> => undefined;

test.each([1, 5])('sends %i messages to the chat that opened the page', async (count) => {
  const liff = createMemoryLiff({ idToken });
  const messages = Array.from({ length: count }, (_, at) => text(`message ${String(at)}`));
  expect(await sendToChat(liff, messages)).toBe('sent');
  expect(liff.sentToChat).toEqual([messages]);
});

test.each([0, 6])('refuses %i messages', async (count) => {
  const liff = createMemoryLiff({ idToken });
  const messages = Array.from({ length: count }, () => text('hello'));
  await expect(sendToChat(liff, messages)).rejects.toMatchObject({ code: 100000 });
  expect(liff.sentToChat).toEqual([]);
});

test('returns that there is no chat, or no permission', async () => {
  const liff = createMemoryLiff({ idToken, canSend: false });
  expect(await sendToChat(liff, [text('hello')])).toBe('unavailable');
  expect(liff.sentToChat).toEqual([]);
});

test('returns that LINE refused', async () => {
  const liff = createMemoryLiff({ idToken, refusesSending: true });
  expect(await sendToChat(liff, [text('hello')])).toBe('failed');
});
