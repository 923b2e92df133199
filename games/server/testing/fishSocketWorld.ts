import { WebSocket } from 'ws';
import {
  FISH_CALLS,
  type FishAnswerOf,
  type FishCallName,
  type FishRequestOf,
  FishRoomPush,
  type FishRoomState,
  RoomAnswer,
} from '#games/api/index.ts';
import type { FishFile } from '#games/maths/index.ts';
import { createCatalogue } from '#games/provider/catalogue.ts';
import { createFishCatalogue } from '#games/provider/fish/fishCatalogue.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import { memoryStore } from '#games/provider/testing/providerWorld.ts';
import { TableLedger } from '#games/provider/testing/tableLedger.ts';
import type { Store } from '#store/port.ts';
import { type RunningGameServer, startGameServer } from '../gameServer.ts';
import { createLog } from '../log.ts';
import { ORIGIN, ProbeRefused, ROOM_CONFIG } from './roomWorld.ts';

/** Game servers with a room of fishing on one store and one wallet, by the clock of the machine and what the test adds to it. */
export class FishSocketWorld {
  readonly ledger = new TableLedger({ min_bet: 2, max_bet: 4000, holds: true });
  readonly store: Store<ProviderTables> = { ...memoryStore(), close: () => Promise.resolve() };
  readonly #file: FishFile;
  readonly #running = new Set<RunningGameServer>();
  readonly #dead = new Set<RunningGameServer>();
  readonly #probes: FishProbe[] = [];
  #added = 0;

  constructor(file: FishFile) {
    this.#file = file;
  }

  pass(milliseconds: number): void {
    this.#added += milliseconds;
  }

  async start(): Promise<RunningGameServer> {
    const { store } = this;
    const hash = nodeCrypto.sha256(JSON.stringify(this.#file));
    const running: RunningGameServer = await startGameServer({
      config: ROOM_CONFIG,
      catalogue: createCatalogue([]),
      fish: createFishCatalogue([{ hash, file: this.#file }]),
      publishedFiles: () => undefined,
      store: {
        ...store,
        transaction: (work, reads) =>
          this.#dead.has(running) ? Promise.reject(new Error('the process died')) : store.transaction(work, reads),
      },
      log: createLog('silent'),
      clientFolder: 'absent',
      now: () => Date.now() + this.#added,
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

  /** Opens the game for a player, connects and enters a room. */
  async seat(at: RunningGameServer, player: string) {
    const { code: GameCode } = this.#file;
    const token = await at.server.openSession({ LaunchToken: this.ledger.launch(player, GameCode), GameCode });
    return { token, ...(await this.enter(at, token)) };
  }

  /** As `seat`, for a demo. */
  async demo(at: RunningGameServer) {
    const { code: GameCode } = this.#file;
    const token = await at.server.openSession({ Demo: { Brand: 'crab', Visitor: 'visitor-1' }, GameCode });
    return this.enter(at, token);
  }

  async enter(
    { port }: Pick<RunningGameServer, 'port'>,
    token: string,
    body: FishRequestOf<'enterRoom'> = {},
  ): Promise<{ readonly probe: FishProbe; readonly state: FishRoomState }> {
    const probe = new FishProbe(port);
    this.#probes.push(probe);
    await probe.opened;
    return { probe, state: await probe.call('enterRoom', body, token) };
  }

  async stop(): Promise<void> {
    for (const probe of this.#probes) probe.close();
    await Promise.all([...this.#running].map((each) => each.stop()));
  }
}

/** A client that shows each push of a room of fishing to a test. */
export class FishProbe {
  readonly opened: Promise<void>;
  /** The code of the close frame. */
  readonly closed: Promise<number>;
  readonly pushes: FishRoomPush[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: RoomAnswer) => void>();
  readonly #listeners = new Set<() => void>();
  readonly #pushed = new Set<(push: FishRoomPush) => void>();
  #ids = 0;

  constructor(port: number) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/room`, { origin: ORIGIN });
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('open', () => resolve());
      this.#socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', (code) => resolve(code));
    });
    this.#socket.on('message', (data) =>
      this.#receive(JSON.parse(data instanceof Buffer ? data.toString('utf8') : '')),
    );
    this.#socket.on('error', () => undefined);
  }

  /** @throws ProbeRefused */
  async call<Name extends FishCallName>(
    Call: Name,
    Body: FishRequestOf<Name>,
    Token?: string,
  ): Promise<FishAnswerOf<Name>> {
    this.#ids += 1;
    const ID = this.#ids;
    const answered = new Promise<RoomAnswer>((resolve) => {
      this.#waiting.set(ID, resolve);
    });
    this.#socket.send(JSON.stringify({ ID, Call, Body, ...(Token !== undefined && { Token }) }));
    const { Answer, Failure } = await answered;
    if (Failure !== undefined) throw new ProbeRefused(Failure.Code);
    return FISH_CALLS[Call].answer.parse(Answer) as FishAnswerOf<Name>;
  }

  /** The first push, also an earlier one, that has something. */
  async find<Found>(of: (push: FishRoomPush) => Found | undefined): Promise<Found> {
    for (let at = 0; ; at += 1) {
      while (at >= this.pushes.length)
        await new Promise<void>((resolve) => {
          this.#listeners.add(resolve);
        });
      const push = this.pushes[at];
      const found = push && of(push);
      if (found !== undefined) return found;
    }
  }

  /** Calls a listener with all pushes, also earlier ones. */
  onPush(listener: (push: FishRoomPush) => void): void {
    for (const push of this.pushes) listener(push);
    this.#pushed.add(listener);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(data: unknown): void {
    const push = FishRoomPush.safeParse(data);
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
