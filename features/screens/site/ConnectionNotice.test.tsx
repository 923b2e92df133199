import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#protocol/endpoints/auth.ts';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import type { ServiceStatus } from '#protocol/entities/operator.ts';
import { type Client, ConnectionFailure, createClient } from '../../base/client/index.ts';
import { FailedView } from '../../base/errors/index.ts';
import { sessionOf } from '../../testing/players.ts';
import { TestPage } from '../../testing/TestPage.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const STATUS: ServiceStatus = {
  ServerTime: '2026-11-20T12:00:00.000Z',
  Maintenance: { On: false, From: '', Until: '', Message: { zh_tw: '', id_id: '', vi_vn: '' } },
  Off: [],
  Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: false },
  Open: { Games: true, Shop: true, Live: true },
};

let client: Client;
let reached = true;
/** The number of requests that check whether the service is reachable. */
let asked = 0;
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  client.stop();
  cleanup();
  reached = true;
  asked = 0;
});

/** Simulates a network that lets requests through while `reached` is true, and never a socket. */
function open(content?: ReactNode): void {
  client = createClient({
    origin: 'http://shell.test',
    open: () => {
      const wire = new EventTarget();
      queueMicrotask(() => wire.dispatchEvent(new CloseEvent('close', { code: 1006 })));
      return Object.assign(wire, { OPEN: 1, readyState: 3, send: vi.fn(), close: vi.fn() } as const);
    },
    fetch: async (input) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes(getSession.path)) return Response.json(sessionOf(false));
      if (!url.includes(getServiceStatus.path)) throw new TypeError('Failed to fetch');
      asked += 1;
      if (!reached) throw new TypeError('Failed to fetch');
      return Response.json({ Code: 200, Message: '', Result: STATUS });
    },
  });
  render(
    <TestPage at="/" client={client}>
      <ConnectionNotice />
      {content}
    </TestPage>,
  );
  client.start('session-token');
}

test('repeats nothing that the content of the page says', async () => {
  open(<FailedView error={new ConnectionFailure('cut')} onRetry={() => undefined} size="roomy" />);
  await pass(2000);
  expect(screen.getByText('目前沒有連線')).toBeVisible();
  expect(screen.getByText('連線中斷，正在重新連線')).not.toBeVisible();
});

test('shows beside such content that another network may help', async () => {
  open(<FailedView error={new ConnectionFailure('cut')} onRetry={() => undefined} size="roomy" />);
  await pass(7000);
  expect(await screen.findByText('即時連線接不上，請換個網路試試')).toBeVisible();
  expect(screen.getByRole('button', { name: '立即重試' })).toBeEnabled();
});

test('reports a lost connection within two seconds, and suggests another network if only sockets are blocked', async () => {
  open();
  await pass(2000);
  expect(screen.getByText('連線中斷，正在重新連線')).toBeVisible();
  await pass(5000);
  expect(await screen.findByText('即時連線接不上，請換個網路試試')).toBeVisible();
  expect(screen.getByRole('button', { name: '立即重試' })).toBeEnabled();
});

test('continues to report the lost connection if the service is not reachable', async () => {
  reached = false;
  open();
  await pass(7000);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByText('連線中斷，正在重新連線')).toBeVisible();
});
