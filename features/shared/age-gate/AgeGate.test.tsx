import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../base/client/index.ts';
import { TestPage } from '../../testing/index.ts';
import { AgeGate } from './AgeGate.tsx';

const client = createClient({
  origin: 'http://localhost',
  fetch: async () => new Response('null', { headers: { 'Content-Type': 'application/json' } }),
});
const leave = vi.fn<(address: string) => void>();

const open = (hidden = false) =>
  render(
    <TestPage client={client}>
      <AgeGate hidden={hidden} leave={leave} />
    </TestPage>,
  );

beforeEach(() => localStorage.clear());

test('asks in a dialog titled 提醒 that says who may enter', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: '提醒' });
  expect(dialog).toHaveTextContent('限制級');
  expect(dialog).toHaveTextContent('18 歲');
});

test('shows the required text on entry, with the rating’s mark', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: '提醒' });
  expect(within(dialog).getByRole('img', { name: '限制級' })).toBeVisible();
  const said = within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(said).toEqual([
    expect.stringContaining('本遊戲情節涉及'),
    '注意使用時間，避免沉迷於遊戲，遊戲虛擬情節勿模仿。',
    '遊戲部分內容或服務需另行支付其他費用。',
    expect.stringContaining('不得兌換現金'),
  ]);
});

test('is not answered by Escape', async () => {
  open();
  await screen.findByRole('dialog', { name: '提醒' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: '提醒' })).toBeVisible();
});

test('sends a visitor who is under age to the brand’s address', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '未滿18歲' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://i.win.org.tw/');
  expect(screen.getByRole('dialog', { name: '提醒' })).toBeVisible();
});

test('asks again on the next visit, unless the visitor declined that', async () => {
  const first = open();
  await userEvent.click(await screen.findByRole('button', { name: '已滿18歲' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  first.unmount();

  const second = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: '不再顯示' }));
  await userEvent.click(screen.getByRole('button', { name: '已滿18歲' }));
  second.unmount();

  open();
  await expect(screen.findByRole('dialog', undefined, { timeout: 200 })).rejects.toThrow('Unable to find role');
});

test('does not ask while switched off', async () => {
  open(true);
  await expect(screen.findByRole('dialog', undefined, { timeout: 200 })).rejects.toThrow('Unable to find role');
});
