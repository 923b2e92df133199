import * as z from 'zod/mini';

const Frame = z.looseObject({ OP: z.int(), R: z.string(), Token: z.optional(z.string()) });
export type SentFrame = z.infer<typeof Frame>;

export class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 0;
  readonly url: string;
  readonly sent: { readonly at: number; readonly frame: SentFrame }[] = [];

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push({ at: Date.now(), frame: Frame.parse(JSON.parse(text)) });
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  drop(code: number): void {
    this.readyState = 3;
    // Node 20 has no CloseEvent.
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  push(frame: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  /** @throws Error if the client has not sent that frame */
  answer(to: SentFrame | undefined, result: unknown, code = 200): void {
    if (to === undefined) throw new Error('nothing was sent to answer');
    this.push({
      OP: to.OP + 1,
      Code: code,
      Message: '',
      Result: result,
      R: to.R,
    });
  }

  get requests(): SentFrame[] {
    return this.sent.map(({ frame }) => frame).filter(({ OP }) => ![10000, 13010, 13120].includes(OP));
  }

  get login(): SentFrame | undefined {
    return this.sent.find(({ frame }) => frame.OP === 10000 || frame.OP === 13010)?.frame;
  }
}

/** A socket server controlled by a test: it sends frames in any order, half frames, or nothing. Used by the client's own tests. */
export class FakeSocketServer {
  readonly connections: FakeSocket[] = [];

  /** The client's `open` option. */
  readonly open = (url: string): FakeSocket => {
    const socket = new FakeSocket(url);
    this.connections.push(socket);
    return socket;
  };

  get latest(): FakeSocket {
    const socket = this.connections.at(-1);
    if (socket === undefined) throw new Error('nobody dialled');
    return socket;
  }

  welcome(version = '1.0.0'): FakeSocket {
    const socket = this.latest;
    socket.accept();
    socket.answer(socket.login, {
      ConnectionID: `connection-${this.connections.length}`,
      ServerTime: '2026-11-20T12:00:00.000Z',
      ProtocolVersion: version,
      PlayerID: '80013526',
    });
    return socket;
  }
}
