import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { PickerResult } from './liff.ts';
import { LiffShare } from './LiffShare.tsx';
import { createMemoryLiff, type MemoryLiffParts } from './memoryLiff.ts';

const messages = [{ type: 'text', text: 'https://play.example/share?game=cat' }] as const;

function open(parts: Omit<MemoryLiffParts, 'idToken'>) {
  const liff = createMemoryLiff({ ...parts, idToken: async () => undefined });
  render(
    <IntlProvider defaultLocale="zh-Hant-TW" locale="zh-Hant-TW">
      <LiffShare liff={Promise.resolve(liff)} messages={messages} />
    </IntlProvider>,
  );
  return liff;
}
function share(parts: Omit<MemoryLiffParts, 'idToken'>) {
  const liff = open(parts);
  fireEvent.click(screen.getByRole('button', { name: '分享給 LINE 好友' }));
  return liff;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole('status').textContent;

test.each([
  ['sent', '已分享給 LINE 好友。'],
  ['cancelled', '已取消分享。'],
  ['failed', '分享沒有完成，請再試一次。'],
] as const)('shows how the share picker ended: %s', async (end, words) => {
  vi.useFakeTimers();
  const picker: { end?: PickerResult } = {};
  const liff = share({ picked: () => picker.end });
  await pass(30_000);
  expect(said()).toBe('請在 LINE 選擇要分享的好友或群組。');
  picker.end = end;
  await pass(500);
  expect(said()).toBe(words);
  expect(liff.shared).toEqual([messages]);
  vi.useRealTimers();
});

test('shows that the picker stayed open too long', async () => {
  vi.useFakeTimers();
  share({ picked: () => undefined });
  await pass(10 * 60_000);
  expect(said()).toBe('分享逾時，請再試一次。');
  vi.useRealTimers();
});

test('shows that this version of LINE cannot share', async () => {
  share({ canPick: false });
  expect(await screen.findByText('目前的 LINE 版本無法分享，請更新 LINE 後再試。')).toBeVisible();
});

test('sends to the chat that opened the page, beside the picker', async () => {
  const liff = open({});
  fireEvent.click(await screen.findByRole('button', { name: '傳到這個聊天室' }));
  expect(await screen.findByText('已傳到聊天室。')).toBeVisible();
  expect(liff.sentToChat).toEqual([messages]);
  expect(screen.getByRole('button', { name: '分享給 LINE 好友' })).toBeEnabled();
});

test('shows that LINE did not send the message', async () => {
  open({ refusesSending: true });
  fireEvent.click(await screen.findByRole('button', { name: '傳到這個聊天室' }));
  expect(await screen.findByText('訊息沒有送出，請再試一次。')).toBeVisible();
});

test('offers no chat if there is none, or without the permission', async () => {
  open({ canSend: false });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: '傳到這個聊天室' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '分享給 LINE 好友' })).toBeVisible();
});
