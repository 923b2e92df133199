import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_TABS_PER_SESSION } from '#protocol/limits.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { requestID } from '#conformance/requestID.ts';
import type { Client } from '../../base/client/index.ts';
import { Connection, waitForConnection } from '../../testing/Connection.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { TestPage } from '../../testing/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
afterEach(cleanup);

async function openTabs(client: Client, count: number): Promise<void> {
  const { others } = await startTestBackend();
  const token = client.token() ?? '';
  for (let tab = 0; tab < count; tab += 1) {
    const Tab = requestID();
    for (const contract of [signInLobby, signInChat]) {
      const socket = await others.openSocket(contract === signInChat ? 'chat' : 'lobby');
      expect((await socket.ask(contract.op, { Tab }, { token })).Code).toBe(200);
    }
  }
}

async function open(): Promise<Client> {
  const client = await (await startTestBackend()).createClient(MEMBER.phone);
  render(
    <TestPage client={client}>
      <ConnectionNotice />
      <Connection socket="lobby" />
    </TestPage>,
  );
  await waitForConnection();
  return client;
}

test('keeps a tab connected beside nine others', async () => {
  const client = await open();
  await openTabs(client, MAX_TABS_PER_SESSION - 1);
  expect(client.sockets.lobby.state()).toBe('connected');
  expect(client.sockets.chat.state()).toBe('connected');
});

test('shows in a displaced tab that it is paused, does not blame the network, and continues on a press', async () => {
  const client = await open();
  await openTabs(client, MAX_TABS_PER_SESSION);
  expect(await screen.findByText('開啟的分頁太多，這個分頁已暫停')).toBeVisible();
  expect([client.sockets.lobby.state(), client.sockets.chat.state()]).toEqual(['paused', 'paused']);
  await userEvent.click(screen.getByRole('button', { name: '在此繼續' }));
  await waitForConnection();
  await waitFor(() => expect(client.sockets.chat.state()).toBe('connected'));
  expect(screen.queryByText(/分頁太多|連線中斷/)).toBeNull();
});

test('continues a paused tab when it is shown again', async () => {
  const client = await open();
  await openTabs(client, MAX_TABS_PER_SESSION);
  await waitFor(() => expect(client.sockets.lobby.state()).toBe('paused'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForConnection();
});
