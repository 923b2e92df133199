import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getPrideStatus, setPrideStatus } from '#protocol/operations/pride.ts';
import { useShownUnread, useUnread } from '../chat/index.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

beforeEach(() => {
  layOut();
  localStorage.clear();
});
afterEach(() => document.documentElement.removeAttribute('data-motion'));

function Lobby(): ReactNode {
  const [open, setOpen] = useState(true);
  const { Total, Public, Club, Announcement } = useUnread();
  return (
    <>
      <output aria-label="shown">{useShownUnread()}</output>
      <output aria-label="unread">{JSON.stringify({ Total, Public, Club, Announcement })}</output>
      <button onClick={() => setOpen(true)} type="button">
        open
      </button>
      {open ? <SettingsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function open(options: RenderOptions = {}): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  return renderWithProviders(<Lobby />, options);
}
const toggle = (name: string) => screen.findByRole('switch', { name });
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const shown = (): number => Number(screen.getByLabelText('shown').textContent);
const Unread = z.record(z.string(), z.number());
const unread = (): Record<string, number> =>
  Unread.parse(JSON.parse(screen.getByLabelText('unread').textContent ?? '{}'));

test('saves the channels that count as unread only on confirm', async () => {
  await open();
  await waitFor(() => expect(shown()).toBeGreaterThan(0));
  const { Total = 0, Public = 0 } = unread();
  expect(Public).toBeGreaterThan(0);
  await userEvent.click(await toggle('公頻'));
  expect(shown()).toBe(Total);
  await press('取消');
  await press('open');
  expect(await toggle('公頻')).toBeChecked();
  await userEvent.click(await toggle('公頻'));
  await press('確認');
  await waitFor(() => expect(shown()).toBe(Total - Public));
  expect(await screen.findByText('設定已儲存')).toBeVisible();
  await press('open');
  expect(await toggle('公頻')).not.toBeChecked();
  expect(await toggle('公告')).toBeChecked();
  expect(await toggle('俱樂部')).toBeChecked();
});

test('switches announcements of wins for all connections of the player on confirm', async () => {
  const backend = await open();
  await waitFor(async () => expect(await toggle('播報得獎快訊')).toBeChecked());
  await userEvent.click(await toggle('播報得獎快訊'));
  expect(backend.sent(setPrideStatus)).toEqual([]);
  await press('確認');
  await waitFor(() => expect(backend.sent(setPrideStatus)).toMatchObject([{ Status: 2 }]));
  const socket = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  expect((await socket.call(getPrideStatus, {})).Status).toBe(2);
});

test('does not send unchanged settings', async () => {
  const backend = await open();
  await waitFor(async () => expect(await toggle('播報得獎快訊')).toBeEnabled());
  await press('確認');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.sent(setPrideStatus)).toEqual([]);
});

test('shows a refusal in the dialog, and saves nothing', async () => {
  const backend = await open();
  backend.change({ code: { setPrideStatus: 300_003 } });
  await waitFor(async () => expect(await toggle('播報得獎快訊')).toBeEnabled());
  await userEvent.click(await toggle('公頻'));
  await userEvent.click(await toggle('播報得獎快訊'));
  await press('確認');
  expect(await screen.findByRole('alert')).toHaveTextContent('系統發生錯誤');
  expect(shown()).toBe(unread()['Total']);
});

test('applies reduced motion immediately, and this browser stores it', async () => {
  await open();
  await userEvent.click(await toggle('減少動態效果'));
  expect(document.documentElement).toHaveAttribute('data-motion');
  await press('取消');
  await press('open');
  expect(await toggle('減少動態效果')).toBeChecked();
  await userEvent.click(await toggle('減少動態效果'));
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});

test('sets the gift password from here', async () => {
  await open();
  await press('設定贈禮密碼');
  const dialog = within(await screen.findByRole('dialog', { name: '設定贈禮密碼' }));
  expect(dialog.getByLabelText('新的贈禮密碼')).toBeVisible();
});

test('opens and closes by keyboard, and returns the focus', async () => {
  await open();
  await press('取消');
  await expectWindow(await screen.findByRole('button', { name: 'open' }), { name: '設定', focus: /./u });
});

test('asks a guest, who has no chat, about wins, sound and motion', async () => {
  await open({ as: 'guest' });
  expect(await toggle('播報得獎快訊')).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByRole('switch', { name: '公頻' })).toBeNull());
  expect(await screen.findByText('綁定手機成為會員後就能設定')).toBeVisible();
});
