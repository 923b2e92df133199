import { cleanup, waitFor } from '@testing-library/react';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { becomeAccount } from '#mocks/page/arrange.ts';
import type { NetworkConditions } from '#mocks/scenario/networkConditions.ts';
import { DEFAULT_SCENARIO, type Scenario } from '#mocks/scenario/scenario.ts';
import { createLinkAdapter } from '#mocks/testing/linkAdapter.ts';
import { isRejected, readRequest } from '#protocol/frame.ts';
import type { OperationContract, SocketName } from '#protocol/operation.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { type Client, createClient } from '../base/client/index.ts';
import { addCleanup } from './testCleanup.ts';

const ORIGIN = 'http://offline.test';

/** The demo account of a test's page: 夜行者小葵. */
export const MEMBER = {
  phone: '0900000001',
  playerID: '10000001',
  name: '夜行者小葵',
} as const;

/** A request of the page over a socket: its payload and its `R`. */
export type SentRequest = Readonly<Record<string, unknown>>;

/** The offline backend of a test file: a demo world, the network of the page under test, and other players. */
export interface TestBackend {
  /** The faults and delays of the page, reset after each test. */
  readonly conditions: NetworkConditions;
  /** Players beside the page, with their own network. */
  readonly others: TestContext;
  readonly change: (part: Partial<Scenario>) => void;
  /** Cuts the page's sockets, like a lost network. */
  readonly disconnect: () => void;
  /** Recreates the demo world, for a test that needs an unchanged world or another size. */
  readonly reset: (size?: 'demo' | 'empty' | 'huge') => Promise<void>;
  /** Moves the world's clock forward and runs the due jobs. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Opens a socket of another tab of the page's player, in the same session, after the page has signed in. */
  readonly openOwnSocket: (socket: SocketName) => Promise<TestSocket>;
  /** The requests of this test's page for an operation, on both sockets, oldest first. */
  readonly sent: (contract: OperationContract) => readonly SentRequest[];
  /** The bodies that this test's page posted to an endpoint, oldest first. */
  readonly posted: (contract: { readonly path: string }) => readonly unknown[];
  /** Closes the pages of this test, like a browser. The next page finds the tab's stored data. */
  readonly closePages: () => Promise<void>;
  /**
   * Creates a client for a page of this test.
   *
   * @param account a phone, `guest`, or undefined for a visitor
   */
  readonly createClient: (account: string | undefined) => Promise<Client>;
}

let started: Promise<{ readonly mocks: NodeMocks; readonly backend: TestBackend }> | undefined;
/** The network of the current file's pages. Undefined between two test files. */
let network: Promise<Pick<typeof globalThis, 'fetch' | 'WebSocket'>> | undefined;
let jar = '';
let jars = 0;
const clients: Client[] = [];
const sent: { readonly op: number; readonly request: SentRequest }[] = [];
const posted: { readonly path: string; readonly request: unknown }[] = [];

/**
 * Returns the backend of this test file, starting it on the first call. All files of a process share a world, which is recreated for each
 * file that uses it after another.
 */
export async function startTestBackend(): Promise<TestBackend> {
  const isFirst = started === undefined;
  started ??= start();
  const { mocks, backend } = await started;
  network ??= join(isFirst ? undefined : mocks);
  await network;
  return backend;
}

/** Answers the requests of the page's network from now on. */
async function join(mocks: NodeMocks | undefined): Promise<Pick<typeof globalThis, 'fetch' | 'WebSocket'>> {
  mocks?.server.listen({ onUnhandledRequest: 'error' });
  await mocks?.link.command({ command: 'reset', size: 'demo' });
  // A test may replace the page's `fetch`; the client keeps the intercepted version.
  const { fetch, WebSocket } = globalThis;
  return { fetch, WebSocket };
}

async function start() {
  const mocks = await startNodeMocks({ origin: ORIGIN, jar: () => jar });
  const others = new TestContext(createLinkAdapter(ORIGIN, mocks.link));
  const openBy = (Socket: typeof WebSocket) => (url: string) => {
    const socket = new Socket(url);
    const send = socket.send.bind(socket);
    socket.send = (data) => {
      const frame = typeof data === 'string' ? readRequest(data) : undefined;
      if (frame !== undefined && !isRejected(frame))
        sent.push({ op: frame.OP, request: { ...frame.payload, R: frame.R } });
      send(data);
    };
    return socket;
  };
  const backend: TestBackend = {
    conditions: mocks.conditions,
    others,
    change: (part) => mocks.conditions.change(part),
    disconnect: mocks.disconnect,
    reset: async (size = 'demo') => void (await mocks.link.command({ command: 'reset', size })),
    advance: async (seconds) => void (await mocks.link.command({ command: 'advance', seconds })),
    async openOwnSocket(socket) {
      const token = await waitFor(() =>
        assertDefined(clients.at(-1)?.token(), 'the token of a page that is signed in'),
      );
      const own = await others.openSocket(socket);
      await own.ask((socket === 'chat' ? signInChat : signInLobby).op, {}, { token });
      return own;
    },
    sent: ({ op }) => sent.filter((each) => each.op === op).map(({ request }) => request),
    posted: ({ path }) => posted.filter((each) => each.path === path).map(({ request }) => request),
    async closePages() {
      const tab = Object.entries(sessionStorage);
      cleanup();
      for (const client of clients.splice(0)) client.stop();
      // Waits until closed pages have finished their writes.
      await new Promise<void>((resolve) => {
        setTimeout(resolve);
      });
      sessionStorage.clear();
      for (const [key, value] of tab) sessionStorage.setItem(key, String(value));
    },
    async createClient(account) {
      jars += 1;
      jar = `page-${jars}`;
      if (account !== undefined) await becomeAccount(mocks.link, jar, account);
      const { fetch, WebSocket } = await (network ?? join(mocks));
      const client = createClient({
        origin: ORIGIN,
        open: openBy(WebSocket),
        fetch: (input, init) => {
          if (typeof input === 'string' && typeof init?.body === 'string')
            posted.push({ path: input.slice(ORIGIN.length), request: JSON.parse(init.body) });
          return fetch(input, init);
        },
        random: () => 0,
      });
      clients.push(client);
      return client;
    },
  };
  return { mocks, backend };
}

addCleanup({
  async test() {
    if (started === undefined) return;
    const { backend } = await started;
    cleanup();
    for (const client of clients.splice(0)) client.stop();
    backend.others.clear();
    backend.conditions.change(DEFAULT_SCENARIO);
    sent.splice(0);
    posted.splice(0);
  },
  async file() {
    if (network === undefined) return;
    network = undefined;
    // Another file may answer the network with its own world.
    (await started)?.mocks.server.close();
  },
});
