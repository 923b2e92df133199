import { type BenchChild, startChild } from '../childProcess.ts';
import {
  type BenchPlayer,
  Calls,
  type ClientsQuestion,
  Done,
  Facts,
  Listening,
  LoopDelay,
  type ServiceQuestion,
  type Wish,
} from './reports.ts';

/** Longer than the minute in which a player may send ten messages. */
const NEXT_ROUND_MS = 61_000;

/** The real service on a new database and its players on chat sockets, each in a separate process. */
export class WriteWorld {
  private readonly service: BenchChild<ServiceQuestion>;
  private readonly clients: BenchChild<ClientsQuestion>;
  private readonly port: number;
  private readonly waiting: BenchPlayer[];
  private readonly before: Facts;
  private connected = 0;
  private readonly sent = { send: 0, gift: 0 };

  private constructor(
    service: BenchChild<ServiceQuestion>,
    clients: BenchChild<ClientsQuestion>,
    { port, players, before }: { port: number; players: BenchPlayer[]; before: Facts },
  ) {
    this.service = service;
    this.clients = clients;
    this.port = port;
    this.waiting = players;
    this.before = before;
  }

  /** @param players the number of players; none is connected yet */
  static async open(databaseUrl: string, players: number): Promise<WriteWorld> {
    const words = [databaseUrl, String(players)];
    const service = startChild<ServiceQuestion>(new URL('service.ts', import.meta.url), words);
    const listening = await service.ready(Listening);
    const clients = startChild<ClientsQuestion>(new URL('clients.ts', import.meta.url), []);
    await clients.ready(Done);
    return new WriteWorld(service, clients, { ...listening, before: await service.ask({ ask: 'facts' }, Facts) });
  }

  /** Connects that many more players. */
  async connect(count: number): Promise<void> {
    const players = this.waiting.splice(0, count);
    await this.clients.ask({ ask: 'connect', port: this.port, players }, Done);
    this.connected += players.length;
  }

  /** Advances the clock by a minute, so that every player may send again. */
  nextRound(): Promise<void> {
    return this.passRounds(1);
  }

  /** Advances the clock by that many rounds at once. */
  async passRounds(count: number): Promise<void> {
    if (count === 0) return;
    await this.service.ask({ ask: 'advance', milliseconds: count * NEXT_ROUND_MS }, Done);
    await this.clients.ask({ ask: 'heartbeat' }, Done);
  }

  /** Makes that many calls of each of that many players, one at a time. */
  inTurn(wish: Wish, players: number, each: number): Promise<Calls> {
    return this.calls(wish, { ask: 'inTurn', wish, players, each });
  }

  /** Makes calls of all players together at a rate per second. */
  atRate(wish: Wish, rate: number, calls: number): Promise<Calls> {
    return this.calls(wish, { ask: 'atRate', wish, rate, calls });
  }

  /** Does some work and returns the delay of the service's event loop meanwhile. */
  async watchLoop<Result>(work: () => Promise<Result>): Promise<{ result: Result; delay: LoopDelay }> {
    await this.service.ask({ ask: 'watchLoop' }, Done);
    const result = await work();
    return { result, delay: await this.service.ask({ ask: 'loopDelay' }, LoopDelay) };
  }

  /** @throws Error if the stored data differ from the acknowledged calls */
  async verify(): Promise<void> {
    const { seq, messages, gifts } = await this.service.ask({ ask: 'facts' }, Facts);
    const kept = { send: seq - this.before.seq, gift: gifts - this.before.gifts };
    if (seq !== messages) throw new Error(`${seq} messages were numbered and ${messages} kept`);
    for (const wish of ['send', 'gift'] as const) {
      const [told, found] = [this.sent[wish], kept[wish]];
      if (told !== found) throw new Error(`${wish}: ${told} were acknowledged and ${found} kept`);
    }
  }

  async stop(): Promise<void> {
    await this.clients.stop();
    await this.service.stop();
  }

  private async calls(wish: Wish, question: ClientsQuestion): Promise<Calls> {
    const calls = await this.clients.ask(question, Calls);
    this.sent[wish] += calls.each.length;
    const pushes = wish === 'send' ? calls.each.length * (this.connected - 1) : 0;
    await this.clients.ask({ ask: 'heard', pushes }, Done);
    return calls;
  }
}
