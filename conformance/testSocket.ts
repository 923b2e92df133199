import { type AnswerFrame, readAnswer, writeRequest } from '#protocol/frame.ts';
import type { OperationContract, PushContract, RequestOf, ResultOf } from '#protocol/operation.ts';
import type { TransportAdapter, Wire } from './transportAdapter.ts';
import { expectEqual, Unmet } from './expectation.ts';
import { requestID } from './requestID.ts';

/** Fields with a default may be left out. */
type InputOf<Contract extends OperationContract> = Partial<RequestOf<Contract>>;

/** The pushes and closes on the sockets of a test. */
export interface Heard {
  readonly pushes: Set<string>;
  /** Closes by the server that were waited for. */
  closes: number;
}

/** One socket of a case: sends frames, waits for answers and pushes, and buffers frames until a case takes them. */
export class TestSocket {
  readonly #adapter: TransportAdapter;
  readonly #heard: Heard;
  readonly #inbox: AnswerFrame[] = [];
  #wire: Wire | undefined;
  #closedWith: number | undefined;
  /** The next frame, shared by all waiting requests of a case. */
  #next: { readonly coming: Promise<void>; readonly arrive: () => void } | undefined;

  private constructor(adapter: TransportAdapter, heard: Heard) {
    this.#adapter = adapter;
    this.#heard = heard;
  }

  /** @param heard records the pushes and closes that the case waits for */
  static async open(adapter: TransportAdapter, socket: 'chat' | 'lobby', heard: Heard): Promise<TestSocket> {
    const testSocket = new TestSocket(adapter, heard);
    testSocket.#wire = await adapter.connect(socket, {
      message: (text) => {
        testSocket.#inbox.push(readAnswer(text));
        testSocket.#wake();
      },
      closed: (code) => {
        testSocket.#closedWith = code;
        testSocket.#wake();
      },
    });
    return testSocket;
  }

  sendText(text: string): void {
    this.#wire?.send(text);
  }

  /** Sends a request and waits for the answer with its `R` and any code. */
  async ask(
    op: number,
    payload: object,
    { R = requestID(), token }: { R?: string; token?: string } = {},
  ): Promise<AnswerFrame> {
    this.sendText(writeRequest(op, R, payload, token));
    return this.take((frame) => frame.R === R && (frame.OP === op + 1 || frame.OP === 0), `the answer to ${op}`);
  }

  /** Sends a request. Undefined if the other side closes without an answer. */
  async askUnlessClosed(op: number, payload: object): Promise<AnswerFrame | undefined> {
    try {
      return await this.ask(op, payload);
    } catch (error) {
      if (this.#closedWith === undefined) throw error;
      return undefined;
    }
  }

  /**
   * Calls a contract and expects a success.
   * @throws Unmet if the code is not 200, ZodError if the result does not fit the contract
   */
  async call<Contract extends OperationContract>(
    contract: Contract,
    payload: InputOf<Contract>,
    R?: string,
  ): Promise<ResultOf<Contract>> {
    const answer = await this.ask(contract.op, payload, R === undefined ? {} : { R });
    expectEqual(answer.Code, 200, `${contract.name} answers (${answer.Message})`);
    return contract.result.parse(answer.Result) as ResultOf<Contract>;
  }

  async push<Contract extends PushContract>(
    contract: Contract,
  ): Promise<{ readonly result: ResultOf<Contract>; readonly frame: AnswerFrame }> {
    const frame = await this.take(({ OP }) => OP === contract.op, `push ${contract.name}`);
    this.#heard.pushes.add(contract.name);
    return { result: contract.result.parse(frame.Result) as ResultOf<Contract>, frame };
  }

  /** The received frames of a push that were not taken. */
  pending(contract: PushContract): readonly AnswerFrame[] {
    return this.#inbox.filter(({ OP }) => OP === contract.op);
  }

  /** Waits for a frame and removes it from the inbox. */
  async take(matches: (frame: AnswerFrame) => boolean, what: string): Promise<AnswerFrame> {
    for (;;) {
      const at = this.#inbox.findIndex(matches);
      const [frame] = at < 0 ? [] : this.#inbox.splice(at, 1);
      if (frame !== undefined) return frame;
      if (this.#closedWith !== undefined) throw new Unmet(`the socket closed with ${this.#closedWith} before ${what}`);
      await this.#news(what);
    }
  }

  /** Waits until the other side closes. @returns its code */
  async closed(): Promise<number> {
    while (this.#closedWith === undefined) await this.#news('the close of the socket');
    this.#heard.closes += 1;
    return this.#closedWith;
  }

  close(): void {
    this.#wire?.close();
  }

  #news(what: string): Promise<void> {
    if (this.#next !== undefined) return this.#next.coming;
    let arrive = (): void => {};
    const news = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const coming = this.#adapter.patience(news, what).catch((late: unknown) => {
      this.#next = undefined;
      throw late;
    });
    this.#next = { coming, arrive };
    return coming;
  }

  #wake(): void {
    const next = this.#next;
    this.#next = undefined;
    next?.arrive();
  }
}
