import { type AnswerFrame, readAnswer, writeRequest } from '#protocol/frame.ts';
import type { OperationRow, PushRow, RequestOf, ResultOf } from '#protocol/operation.ts';
import type { Backdrop, Wire } from './backdrop.ts';
import { expectEqual, Unmet } from './expectation.ts';
import { requestID } from './requestID.ts';

/** An input of a row as a client writes it: fields with a default may be left out. */
type InputOf<Row extends OperationRow> = Partial<RequestOf<Row>>;

/** One socket in the hands of a case: sends frames, waits for answers and pushes, keeps what nobody asked for yet. */
export class Line {
  readonly #backdrop: Backdrop;
  readonly #heard: Set<string>;
  readonly #inbox: AnswerFrame[] = [];
  #wire: Wire | undefined;
  #closedWith: number | undefined;
  /** What comes next, for all who wait: many wait at once where a case sends many requests at once. */
  #next: { readonly coming: Promise<void>; readonly arrive: () => void } | undefined;

  private constructor(backdrop: Backdrop, heard: Set<string>) {
    this.#backdrop = backdrop;
    this.#heard = heard;
  }

  /** @param heard takes the name of every push that a case waited for and got */
  static async open(backdrop: Backdrop, socket: 'chat' | 'lobby', heard: Set<string>): Promise<Line> {
    const line = new Line(backdrop, heard);
    line.#wire = await backdrop.connect(socket, {
      message: (text) => {
        line.#inbox.push(readAnswer(text));
        line.#wake();
      },
      closed: (code) => {
        line.#closedWith = code;
        line.#wake();
      },
    });
    return line;
  }

  /** Sends text as it is. */
  sendText(text: string): void {
    this.#wire?.send(text);
  }

  /** Sends a request and waits for the answer with its `R`, whatever its code. */
  async ask(
    op: number,
    payload: object,
    { R = requestID(), token }: { R?: string; token?: string } = {},
  ): Promise<AnswerFrame> {
    this.sendText(writeRequest(op, R, payload, token));
    return this.take((frame) => frame.R === R && (frame.OP === op + 1 || frame.OP === 0), `the answer to ${op}`);
  }

  /** Sends a request; undefined where the other side closes before it answers. */
  async askUnlessClosed(op: number, payload: object): Promise<AnswerFrame | undefined> {
    try {
      return await this.ask(op, payload);
    } catch (error) {
      if (this.#closedWith === undefined) throw error;
      return undefined;
    }
  }

  /**
   * Calls a row and expects it to go well.
   * @throws Unmet when the code is not 200, ZodError when the result is not what the row declares
   */
  async call<Row extends OperationRow>(row: Row, payload: InputOf<Row>, R?: string): Promise<ResultOf<Row>> {
    const answer = await this.ask(row.op, payload, R === undefined ? {} : { R });
    expectEqual(answer.Code, 200, `${row.name} answers (${answer.Message})`);
    return row.result.parse(answer.Result) as ResultOf<Row>;
  }

  /** Waits for a push of a row. */
  async push<Row extends PushRow>(row: Row): Promise<{ readonly result: ResultOf<Row>; readonly frame: AnswerFrame }> {
    const frame = await this.take(({ OP }) => OP === row.op, `push ${row.name}`);
    this.#heard.add(row.name);
    return { result: row.result.parse(frame.Result) as ResultOf<Row>, frame };
  }

  /** What arrived of a push so far and was not taken. */
  pending(row: PushRow): readonly AnswerFrame[] {
    return this.#inbox.filter(({ OP }) => OP === row.op);
  }

  /** Waits for a frame and takes it out of the inbox. */
  async take(matches: (frame: AnswerFrame) => boolean, what: string): Promise<AnswerFrame> {
    for (;;) {
      const at = this.#inbox.findIndex(matches);
      const [frame] = at < 0 ? [] : this.#inbox.splice(at, 1);
      if (frame !== undefined) return frame;
      if (this.#closedWith !== undefined) throw new Unmet(`the socket closed with ${this.#closedWith} before ${what}`);
      await this.#news(what);
    }
  }

  /** Waits until the other side closes; its code. */
  async closed(): Promise<number> {
    while (this.#closedWith === undefined) await this.#news('the close of the socket');
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
    const coming = this.#backdrop.patience(news, what).catch((late: unknown) => {
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
