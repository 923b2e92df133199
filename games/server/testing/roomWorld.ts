import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import {
  ROOM_CALLS,
  RoomAnswer,
  type RoomAnswerOf,
  type RoomCallName,
  RoomPush,
  type RoomRefusal,
  type RoomRequestOf,
  type TablePush,
  type TableState,
} from '#games/api/index.ts';
import { createCatalogue } from '#games/provider/catalogue.ts';
import { ANN, BOB, TABLE_GOLD } from '#games/provider/testing/tableWorld.ts';
import { TableLedger } from '#games/provider/testing/tableLedger.ts';
import { memoryStore, START } from '#games/provider/testing/providerWorld.ts';
import { createTableCatalogue, readTableFile } from '#games/provider/table/tableCatalogue.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import type { Store } from '#store/port.ts';
import type { Config } from '../config.ts';
import { type RunningGameServer, startGameServer } from '../gameServer.ts';
import { createLog } from '../log.ts';

const { privateKey } = generateKeyPairSync('ed25519');
export const ORIGIN = 'https://games.test';

export const ROOM_CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  origin: ORIGIN,
  nodeOrigin: '',
  platformUrl: 'http://127.0.0.1:9',
  followsPlatformClock: false,
  keyID: 'test',
  key: privateKey,
  databaseUrl: 'sqlite::memory:',
  frameAncestors: ['https://play.test'],
  demoVariants: {},
  roundsSecret: undefined,
  trustedProxies: 0,
  maxRequestsPerMinute: 10_000,
  maxCallsPerMinute: 10_000,
  maxOpeningsPerMinute: 10_000,
  maxSocketsPerAddress: 500,
  probesToken: undefined,
  logLevel: 'silent',
};

const RULES = readFileSync('games/rooms/cards/rules.json', 'utf8');
const file = readTableFile(RULES);
export const TABLES = createTableCatalogue(file === undefined ? [] : [{ hash: nodeCrypto.sha256(RULES), file }]);

/** Game servers with a table on one store and one wallet, by a clock that the test moves. */
export class RoomWorld {
  readonly ledger = new TableLedger();
  readonly store: Store<ProviderTables>;
  readonly #running = new Set<RunningGameServer>();
  readonly #dead = new Set<RunningGameServer>();
  readonly #probes: RoomProbe[] = [];
  #time = START;

  constructor(store: Store<ProviderTables> = memoryStore()) {
    // Each server closes its store.
    this.store = { ...store, close: () => Promise.resolve() };
    for (const player of [ANN, BOB]) this.ledger.give(player, TABLE_GOLD);
  }

  pass(milliseconds: number): void {
    this.#time += milliseconds;
  }

  async start(changes: Partial<Config> = {}): Promise<RunningGameServer> {
    const running: RunningGameServer = await startGameServer({
      config: { ...ROOM_CONFIG, ...changes },
      catalogue: createCatalogue([]),
      tables: TABLES,
      publishedFiles: () => undefined,
      store: this.#mortal(() => this.#dead.has(running)),
      log: createLog('silent'),
      clientFolder: 'absent',
      now: () => this.#time,
      throughWallet: () => this.ledger.client,
    });
    this.#running.add(running);
    return running;
  }

  /** Ends a server that writes nothing any more, as after a kill. */
  async kill(running: RunningGameServer): Promise<void> {
    this.#dead.add(running);
    this.#running.delete(running);
    await running.stop();
  }

  /** Opens the game for a player. Returns the client's token. */
  open({ server }: Pick<RunningGameServer, 'server'>, player: string): Promise<string> {
    return server.openSession({ LaunchToken: this.ledger.launch(player, 'cards'), GameCode: 'cards' });
  }

  async connect({ port }: Pick<RunningGameServer, 'port'>, options: ProbeOptions = {}): Promise<RoomProbe> {
    const probe = new RoomProbe(port, options);
    this.#probes.push(probe);
    await probe.opened;
    return probe;
  }

  /** Connects a player and enters the room. */
  async enter(
    server: Pick<RunningGameServer, 'port'>,
    token: string,
    body: RoomRequestOf<'enterRoom'> = {},
  ): Promise<{ readonly probe: RoomProbe; readonly state: TableState }> {
    const probe = await this.connect(server);
    return { probe, state: await probe.call('enterRoom', body, token) };
  }

  #mortal(isDead: () => boolean): Store<ProviderTables> {
    return {
      ...this.store,
      transaction: (work, reads) =>
        isDead() ? Promise.reject(new Error('the process died')) : this.store.transaction(work, reads),
    };
  }

  async stop(): Promise<void> {
    for (const probe of this.#probes) probe.close();
    await Promise.all([...this.#running].map((each) => each.stop()));
  }
}

export interface ProbeOptions {
  readonly path?: string;
  readonly origin?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it answers pings. */
  readonly autoPong?: boolean;
}

/** The refusal of a call. */
export class ProbeRefused extends Error {
  readonly code: RoomRefusal;

  constructor(code: RoomRefusal) {
    super(code);
    this.code = code;
  }
}

/** A client that shows each frame of a socket to a test. */
export class RoomProbe {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  /** The code of the close frame. */
  readonly closed: Promise<number>;
  readonly pushes: RoomPush[] = [];
  readonly #waiting = new Map<number, (answer: RoomAnswer) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #pushed = new Set<(push: RoomPush) => void>();
  #ids = 0;

  constructor(port: number, { path = '/room', origin = ORIGIN, headers = {}, autoPong = true }: ProbeOptions = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin, headers, autoPong });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code) => resolve(code));
    });
    this.socket.on('message', (data) => this.#receive(JSON.parse(data instanceof Buffer ? data.toString('utf8') : '')));
    this.socket.on('error', () => undefined);
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** @throws ProbeRefused */
  async call<Name extends RoomCallName>(
    Call: Name,
    Body: RoomRequestOf<Name>,
    Token?: string,
  ): Promise<RoomAnswerOf<Name>> {
    const { Answer, Failure } = await this.ask(Call, Body, Token);
    if (Failure !== undefined) throw new ProbeRefused(Failure.Code);
    return ROOM_CALLS[Call].answer.parse(Answer) as RoomAnswerOf<Name>;
  }

  ask(Call: string, Body: unknown, Token?: string): Promise<RoomAnswer> {
    this.#ids += 1;
    const ID = this.#ids;
    const answered = new Promise<RoomAnswer>((resolve) => {
      this.#waiting.set(ID, resolve);
    });
    this.sendText(JSON.stringify({ ID, Call, Body, ...(Token !== undefined && { Token }) }));
    return answered;
  }

  /** Calls a listener with all pushes, also earlier ones. */
  onPush(listener: (push: RoomPush) => void): void {
    for (const push of this.pushes) listener(push);
    this.#pushed.add(listener);
  }

  /** The first push, also an earlier one, that fits. */
  async push<Found>(find: (push: RoomPush) => Found | undefined): Promise<Found> {
    for (;;) {
      for (const push of this.pushes) {
        const found = find(push);
        if (found !== undefined) return found;
      }
      await new Promise<void>((resolve) => {
        this.#listeners.add(resolve);
      });
    }
  }

  /** The first push of the table that fits. */
  table(fits: (push: TablePush) => boolean): Promise<TablePush> {
    return this.push((push) => (push.Push === 'table' && fits(push) ? push : undefined));
  }

  close(): void {
    this.socket.terminate();
  }

  #receive(data: unknown): void {
    const push = RoomPush.safeParse(data);
    if (push.success) {
      this.pushes.push(push.data);
      for (const listener of this.#pushed) listener(push.data);
      for (const listener of this.#listeners) listener();
      this.#listeners.clear();
      return;
    }
    const answer = RoomAnswer.parse(data);
    this.#waiting.get(answer.ID)?.(answer);
  }
}
