import * as z from 'zod/mini';

/** The key of an element in a WebDriver's answers (W3C WebDriver §12.2). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const Answer = z.object({ value: z.unknown() });
const Failure = z.object({ error: z.string(), message: z.string() });
const Session = z.object({ sessionId: z.string() });
const Element = z.object({ [ELEMENT]: z.string() });

/** The timeout of a command, since a driver that hangs never answers. */
const COMMAND_MS = 20_000;

/** The driver refused a command; `error` is one of the codes of W3C WebDriver §6.6. */
export class WebDriverError extends Error {
  readonly error: string;

  constructor(command: string, error: string, message: string) {
    super(`${command}: ${error}: ${message}`);
    this.error = error;
  }
}

/** A session of a WebDriver over HTTP, with only the commands that the tests need. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * @param driver the driver's address
   * @param capabilities the capabilities of the browser, in the driver's own format
   */
  static async start(driver: string, capabilities: Readonly<Record<string, unknown>>): Promise<WebDriverSession> {
    const value = await call(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverSession(`${driver}/session/${Session.parse(value).sessionId}`);
  }

  async open(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  /**
   * Runs the body of a function in the page and waits for its promise, if it returns one.
   * @param args the `arguments` of the body
   */
  async run<Result extends z.ZodMiniType>(
    body: string,
    result: Result,
    args: readonly unknown[] = [],
  ): Promise<z.output<Result>> {
    return result.parse(await this.#post('/execute/sync', { script: body, args }));
  }

  /** @returns the element that a script returned, or undefined */
  async find(body: string, args: readonly unknown[] = []): Promise<WebDriverElement | undefined> {
    const found = z.nullable(Element).parse(await this.#post('/execute/sync', { script: body, args }));
    return found === null ? undefined : new WebDriverElement(`${this.#address}/element/${found[ELEMENT]}`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { width, height });
  }

  #post(path: string, content: object): Promise<unknown> {
    return call(this.#address, 'POST', path, content);
  }
}

export class WebDriverElement {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** Scrolls the element into view and presses its middle. Fails if another element covers it. */
  async click(): Promise<void> {
    await call(this.#address, 'POST', '/click', {});
  }

  /** Types after the current text. */
  async type(text: string): Promise<void> {
    await call(this.#address, 'POST', '/value', { text });
  }
}

async function call(address: string, method: string, path: string, content: object | undefined): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method,
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const { value } = Answer.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = Failure.parse(value);
  throw new WebDriverError(path, error, message);
}
