import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_TABS_PER_SESSION } from '#protocol/limits.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { requestID } from '#conformance/requestID.ts';
import { Connection, waitForConnection } from '../../testing/Connection.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { TestPage } from '../../testing/index.ts';
import { ChatStatus } from './ChatStatus.tsx';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
afterEach(cleanup);

test('shows the chat as paused, not connecting, in a tab that a newer tab displaced', async () => {
  const { createClient, others } = await startTestBackend();
  const client = await createClient(MEMBER.phone);
  render(
    <TestPage client={client}>
      <ChatStatus />
      <Connection socket="chat" />
    </TestPage>,
  );
  await waitForConnection();
  for (let tab = 0; tab < MAX_TABS_PER_SESSION; tab += 1) {
    const socket = await others.openSocket('chat');
    await socket.ask(signInChat.op, { Tab: requestID() }, { token: client.token() ?? '' });
  }
  await waitFor(() => expect(client.sockets.chat.state()).toBe('paused'));
  expect(await screen.findByText('已暫停')).toBeVisible();
  expect(screen.queryByText('連線中')).not.toBeInTheDocument();
});
