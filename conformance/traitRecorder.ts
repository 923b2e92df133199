import { isRejected, readAnswer, readRequest } from '#protocol/frame.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import type { Heard } from './testSocket.ts';
import type { Trait } from './traits.ts';
import type { RestCall, RestReply, TransportAdapter, Wire, WireEvents } from './transportAdapter.ts';

/** Headers that matter beyond the caching of the answer. */
const TELLING = ['content-disposition', 'location', 'retry-after'];

const OPS: ReadonlyMap<string, number> = new Map(OPERATIONS.map(({ name, op }) => [name, op]));

/** Records the traits of cases while they run on another adapter. */
export class TraitRecorder {
  readonly adapter: TransportAdapter;
  readonly #inner: TransportAdapter;
  readonly #postings: () => number;
  #seen = new Set<Trait>();
  #op: number | undefined;
  /** Calls under test that have no answer yet. */
  #open = 0;
  #postingsBefore = 0;

  /** @param postings the current number of ledger entries */
  constructor(inner: TransportAdapter, postings: () => number) {
    this.#inner = inner;
    this.#postings = postings;
    this.adapter = {
      call: (call) => this.#call(call),
      connect: (socket, events) => this.#connect(socket, events),
      patience: (coming, what) => inner.patience(coming, what),
    };
  }

  /** @param contract the name of the next case's contract */
  begin(contract: string): void {
    this.#seen = new Set();
    this.#op = OPS.get(contract);
    this.#open = 0;
  }

  /**
   * @param heard the pushes and closes of the case
   * @returns the traits of the ended case, sorted
   */
  end({ pushes, closes }: Heard): readonly Trait[] {
    if (pushes.size > 0) this.#seen.add('push');
    if (closes > 0) this.#seen.add('close');
    return [...this.#seen].toSorted();
  }

  #opened(): void {
    if (this.#open === 0) this.#postingsBefore = this.#postings();
    else this.#seen.add('race');
    this.#open += 1;
  }

  #answered(): void {
    this.#open -= 1;
    if (this.#postings() > this.#postingsBefore) this.#seen.add('money');
  }

  async #call(call: RestCall): Promise<RestReply> {
    if (!call.isSubject) return this.#inner.call(call);
    if (call.headers['idempotency-key'] !== undefined) this.#seen.add('repeat');
    this.#opened();
    const reply = await this.#inner.call(call);
    this.#answered();
    if (Object.keys(reply.cookies).length > 0) this.#seen.add('cookie');
    if (TELLING.some((name) => reply.headers[name] !== undefined)) this.#seen.add('header');
    if (reply.headers['content-type']?.includes('json') === false) this.#seen.add('file');
    return reply;
  }

  async #connect(socket: 'chat' | 'lobby', events: WireEvents): Promise<Wire> {
    const sent = new Set<string>();
    const wire = await this.#inner.connect(socket, {
      ...events,
      message: (text) => {
        if (this.#op !== undefined && readAnswer(text).OP === this.#op + 1) this.#answered();
        events.message(text);
      },
    });
    return {
      send: (text) => {
        const frame = readRequest(text);
        if (!isRejected(frame) && frame.OP === this.#op) {
          this.#opened();
          if (frame.R !== undefined && sent.has(frame.R)) this.#seen.add('repeat');
          sent.add(frame.R ?? '');
        }
        wire.send(text);
      },
      close: () => wire.close(),
    };
  }
}
