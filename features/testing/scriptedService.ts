import type { ChatMessage, UnreadCounts } from '#protocol/entities/message.ts';
import type { Game } from '#protocol/entities/game.ts';
import { FakeService, type FakeWebSocket, type SentFrame } from '../client/testing/fakeService.ts';
import { messageOf } from '../client/testing/messages.ts';

/** An answer: a result, a refusal, or silence. */
export type Answer = { readonly result: unknown } | { readonly code: number } | 'silence';

export const PLAYER_ID = '80013526';
const LOGIN = {
  ConnectionID: 'connection',
  ServerTime: '2026-11-20T12:00:00.000Z',
  ProtocolVersion: '1.0.0',
  PlayerID: PLAYER_ID,
};
const UNREAD: UnreadCounts = { Total: 3, Public: 3, Private: 0, Announcement: 0, Club: 0, EnableClub: false };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A service that answers by a script: what a test is about is overridden by operation. */
export class ScriptedService {
  readonly #fake = new FakeService();
  /** Newest last. */
  history: ChatMessage[] = [];
  games: Game[] = [];
  /** Whether a dial gets through. */
  reachable = true;
  readonly #overrides = new Map<number, (frame: SentFrame) => Answer>();

  /** Give it to the client as `open`. */
  readonly open = (url: string): FakeWebSocket => {
    const socket = this.#fake.open(url);
    const send = socket.send.bind(socket);
    socket.send = (text) => {
      send(text);
      const frame = socket.sent.at(-1)?.frame;
      if (frame !== undefined) queueMicrotask(() => this.#answer(socket, frame));
    };
    queueMicrotask(() => (this.reachable ? socket.accept() : undefined));
    return socket;
  };

  /** Answers an operation this way from now on. */
  on(op: number, answer: (frame: SentFrame) => Answer): void {
    this.#overrides.set(op, answer);
  }

  /** The newest connection of the chat. */
  get chat(): FakeWebSocket {
    return this.#newest('chat');
  }

  /** The newest connection of the lobby. */
  get lobby(): FakeWebSocket {
    return this.#newest('lobby');
  }

  #newest(name: 'chat' | 'lobby'): FakeWebSocket {
    const socket = this.#fake.connections.findLast(({ url }) => url.endsWith(`/ws/${name}`));
    if (socket === undefined) throw new Error(`the ${name} was not dialled`);
    return socket;
  }

  /** Every frame of an operation, over all connections, oldest first. */
  sent(op: number): readonly SentFrame[] {
    return this.#fake.connections.flatMap(({ requests }) => requests).filter(({ OP }) => OP === op);
  }

  /** A message of the public channel comes live. */
  push(message: ChatMessage): void {
    this.history.push(message);
    this.chat.say({ OP: 30002, Code: 200, Message: '', Result: message });
  }

  /** Stores what a send asks for and gives the answer to it. */
  store(frame: SentFrame): Answer {
    const seq = (this.history.at(-1)?.Seq ?? 0) + 1;
    const message = messageOf(seq, {
      From: PLAYER_ID,
      Message: textOf(frame['Message']),
      ReplyID: textOf(frame['ReplyID']),
    });
    this.history.push(message);
    return { result: message };
  }

  #answer(socket: FakeWebSocket, frame: SentFrame): void {
    const answer = this.#overrides.get(frame.OP)?.(frame) ?? this.#usual(frame);
    if (answer === 'silence') return;
    if ('code' in answer) socket.answer(frame, null, answer.code);
    else socket.answer(frame, answer.result);
  }

  #usual(frame: SentFrame): Answer {
    switch (frame.OP) {
      case 10000:
      case 13010:
        return { result: LOGIN };
      case 10030:
        return { result: { Gold: 1_000_000, Gem: 5000, GamePoint: 5000 } };
      case 12740:
        return { result: { List: [] } };
      case 13110:
        return { result: { List: this.games, Total: this.games.length } };
      case 30000:
        return this.store(frame);
      case 30020: {
        const page = Number(frame['Page']);
        const newestFirst = this.history.toReversed();
        return {
          result: { List: newestFirst.slice((page - 1) * 20, page * 20), Total: this.history.length, Epoch: 'e' },
        };
      }
      case 30040:
        return { result: UNREAD };
      case 30050:
        return { result: { ...UNREAD, Total: 0, Public: 0 } };
      default:
        return 'silence';
    }
  }
}
