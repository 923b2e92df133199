import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getPrivateRooms, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { layOut } from '../../../testing/layout.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../../testing/testBackend.ts';
import { ServiceDesk } from './ServiceDesk.tsx';

beforeEach(layOut);
afterEach(() => sessionStorage.clear());

const open = (options: RenderOptions = {}) =>
  renderWithProviders(<ServiceDesk />, { at: '/zh_tw/other/service', ...options });
const said = (words: RegExp) => screen.findByText(words, { selector: '[data-part=chat-bubble-text]' });

test('begins with a greeting whose questions are buttons, and keeps the messages', async () => {
  const backend = await startTestBackend();
  await backend.reset('empty');
  const { sent, change } = await open();
  await userEvent.click(await screen.findByRole('button', { name: '開始對話' }));
  expect(await said(/這裡是客服中心/u)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '帳號安全' }));
  expect(await said(/不會詢問您的驗證碼/u)).toBeVisible();
  expect(sent(sendPrivateMessage).map(({ Message }) => Message)).toEqual(['您好', '帳號安全']);
  // The staff takes no gifts or envelopes.
  expect(screen.queryByRole('button', { name: '傳送更多' })).not.toBeInTheDocument();
  act(() => change({ down: true }));
  expect(await screen.findByText('連線中斷，正在重新連線')).toBeVisible();
  expect(await said(/這裡是客服中心/u)).toBeVisible();
});

test('shows earlier messages, oldest first', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open();
  const talk = await screen.findByRole('region', { name: '訊息' });
  await waitFor(() => expect(talk).toHaveTextContent(/如何綁定手機.*不客氣，綁定完成後/u));
  expect(within(talk).getAllByText('客服').length).toBeGreaterThan(0);
});

test('gives people and automatic replies one name and one face', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open();
  const talk = await screen.findByRole('region', { name: '訊息' });
  const byItself = await within(talk).findByText(/請到會員中心/u);
  const bySomebody = within(talk).getByText(/別忘了領取獎勵/u);
  const rowOf = (words: HTMLElement) => words.closest<HTMLElement>('[data-part=chat-row]') ?? words;
  const faceOf = (words: HTMLElement) => rowOf(words).querySelector('[data-part=avatar] img')?.getAttribute('src');
  for (const words of [byItself, bySomebody]) expect(rowOf(words)).toHaveTextContent('線上客服');
  expect(faceOf(byItself)).toBeTruthy();
  expect(faceOf(byItself)).toBe(faceOf(bySomebody));
});

test('asks a guest to bind a phone first', async () => {
  await open({ as: 'guest' });
  expect(await screen.findByText('線上客服需要會員帳號')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '綁定手機' }));
  expect(await screen.findByRole('dialog', { name: '綁定手機號碼' })).toBeVisible();
});

test('asks a visitor to sign in', async () => {
  await open({ as: 'nobody' });
  expect(await screen.findByText('登入後和客服對話')).toBeVisible();
  expect(screen.getByRole('button', { name: '登入' })).toBeEnabled();
});

test('shows that the desk failed to load, and loads on a retry', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getPrivateRooms: 300003 } });
  await open();
  const again = await screen.findByRole('button', { name: '重試' });
  backend.change({ code: {} });
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: '寫給客服' })).toBeVisible();
  expect(backend.sent(getPrivateRooms).length).toBeGreaterThan(1);
});

test.each([
  ['nothing is reached', { down: true }, '目前沒有連線'],
  ['everything fails', { fail: { '*': 1 } }, '沒有載入成功'],
] as const)('shows %s before the session is known, and opens on a retry', async (_, part, words) => {
  const backend = await startTestBackend();
  backend.change(part);
  await open();
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
  act(() => backend.change({ down: false, fail: {} }));
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('textbox', { name: '寫給客服' }, { timeout: 10_000 })).toBeVisible();
});
