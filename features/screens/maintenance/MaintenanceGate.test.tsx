import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../base/client/index.ts';
import { TestPage } from '../../testing/index.ts';
import { MaintenanceGate } from './index.ts';

// Creating a world takes a long time on a slow machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ORIGIN = 'http://localhost:4813';
let mocks: NodeMocks;
let client: Client;
const onOpen = vi.fn();

beforeAll(() => import('./MaintenanceScreen.tsx'));
beforeEach(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN, jar: () => 'here' });
  client = createClient({ origin: ORIGIN });
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
  onOpen.mockClear();
});

const maintenance = (body: object) =>
  fetch(`${ORIGIN}/dev/maintenance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const Message = { zh_tw: '正在更新機房', id_id: 'Pembaruan', vi_vn: 'Nâng cấp' };

function open() {
  render(
    <TestPage client={client}>
      <MaintenanceGate onOpen={onOpen}>
        <p>the product</p>
      </MaintenanceGate>
    </TestPage>,
  );
}

test('replaces the product with reason and end while the service is closed, and asks again', async () => {
  await maintenance({ On: true, Until: new Date(Date.now() + 3_600_000).toISOString(), Message });
  open();
  expect(await screen.findByRole('status', { name: '' })).toHaveTextContent('系統維護中');
  expect(screen.getByText('正在更新機房')).toBeVisible();
  expect(screen.getByText(/^預計/)).toBeVisible();
  expect(screen.queryByText('the product')).toBeNull();
  await maintenance({ On: false });
  await userEvent.click(screen.getByRole('button', { name: '重新檢查' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
});

test('closes during play, with a default text if the operator has written none', async () => {
  const player = (await mocks.link.command({ command: 'accounts' }))[0]?.PlayerID ?? '';
  await mocks.link.command({ command: 'signIn', jar: 'here', playerID: player });
  open();
  expect(await screen.findByText('the product')).toBeVisible();
  await vi.waitFor(() => expect(client.sockets.lobby.state()).toBe('connected'), { timeout: 10_000 });
  await maintenance({ On: true, From: new Date(Date.now() + 60_000).toISOString() });
  expect(await screen.findByText(/系統將於 .+ 開始維護/)).toBeVisible();
  await maintenance({ On: true });
  expect(await screen.findByText(/您的帳號與遊戲幣都不受影響/)).toBeVisible();
  expect(screen.queryByText('the product')).toBeNull();
});
