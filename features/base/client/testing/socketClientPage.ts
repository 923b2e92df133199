import { afterEach, beforeEach, vi } from 'vitest';
import { signInLobby } from '#protocol/operations/connection.ts';
import { createSocketClient, type SocketClient } from '../socket/socketClient.ts';
import { type FakeSocket, FakeSocketServer } from './fakeSocketServer.ts';

export const wallet = { Gold: 1_000_000, Gem: 5000, GamePoint: 0 };
export const walletPushOf = (R: string) => ({ OP: 10032, Code: 200, Message: '', Result: wallet, R });

export const TAB = '0c6f4a2e-0000-4000-8000-000000000001';

/** Ignores the rejection, which comes when a test stops the client. */
export const forget = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

/** A page with a socket client and a fake service, with a clock that the test moves. */
export interface SocketClientPage {
  client: SocketClient;
  service: FakeSocketServer;
  jitter: number;
  readonly events: Readonly<Record<'onSessionEnded' | 'onAlert' | 'onOutdated', ReturnType<typeof vi.fn>>>;
  readonly connected: () => FakeSocket;
}

/** Creates a new page for every test of the file. */
export function socketClientPage(): SocketClientPage {
  const events = { onSessionEnded: vi.fn(), onAlert: vi.fn(), onOutdated: vi.fn() };
  const start = (service: FakeSocketServer): SocketClient =>
    createSocketClient({
      url: 'wss://menagerie.example/ws/lobby',
      login: signInLobby,
      tab: TAB,
      open: service.open,
      random: () => page.jitter,
      ...events,
    });
  const first = new FakeSocketServer();
  const page: SocketClientPage = {
    client: start(first),
    service: first,
    jitter: 0.5,
    events,
    connected() {
      page.client.start('session-token');
      return page.service.welcome();
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    page.service = new FakeSocketServer();
    page.jitter = 0.5;
    page.client = start(page.service);
  });
  afterEach(() => {
    page.client.stop();
    vi.useRealTimers();
  });
  return page;
}
