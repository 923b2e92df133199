import type * as z from 'zod/mini';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { getCsrf } from '#protocol/endpoints/auth.ts';
import type { TransportAdapter, RestReply } from './transportAdapter.ts';
import { expectEqual } from './expectation.ts';

/** An answer, parsed as the envelope of every non-bare contract. */
export interface Answer {
  readonly reply: RestReply;
  readonly status: number;
  readonly Code: number;
  readonly Message: string;
  readonly Result: Readonly<Record<string, unknown>>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly rawBody?: string;
}

/** A browser that keeps its cookies. */
export class Visitor {
  readonly #adapter: TransportAdapter;
  readonly #subject: () => string | undefined;
  readonly #cookies = new Map<string, string>();

  /** @param subject the contract of the case; undefined outside of a case, when every call counts */
  constructor(adapter: TransportAdapter, subject: () => string | undefined) {
    this.#adapter = adapter;
    this.#subject = subject;
  }

  /** Calls a contract and returns its answer, also a refusal. */
  async ask(
    contract: EndpointContract,
    input: Readonly<Record<string, unknown>>,
    { token, key, rawBody }: CallOptions = {},
  ): Promise<Answer> {
    const query = Object.entries(input).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    const isGet = contract.method === 'GET';
    const isForm = contract.takes === 'form';
    const reply = await this.#adapter.call({
      method: contract.method,
      path: isGet && query.length > 0 ? `${contract.path}?${query.join('&')}` : contract.path,
      headers: {
        ...(!isGet && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...(token !== undefined && { 'api-token': token }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      cookies: Object.fromEntries(this.#cookies),
      body: isGet ? undefined : (rawBody ?? (isForm ? query.join('&') : JSON.stringify(input))),
      isSubject: (this.#subject() ?? contract.name) === contract.name,
    });
    for (const [name, value] of Object.entries(reply.cookies)) {
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const isJson = contract.body !== 'redirect' && (reply.headers['content-type']?.includes('json') ?? true);
    const json: unknown = isJson ? JSON.parse(reply.text) : undefined;
    const envelope = isRecord(json) ? json : {};
    return {
      reply,
      status: reply.status,
      Code: typeof envelope['Code'] === 'number' ? envelope['Code'] : contract.success,
      Message: typeof envelope['Message'] === 'string' ? envelope['Message'] : '',
      Result: isRecord(envelope['Result']) ? envelope['Result'] : {},
    };
  }

  /**
   * Calls a contract and expects a success.
   * @throws Unmet if its Code is not the contract's success, ZodError if the result does not fit the contract
   */
  async call<Result extends z.ZodMiniType>(
    contract: EndpointContract<z.ZodMiniType, Result>,
    input: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<z.output<Result>> {
    const { reply, Code } = await this.ask(contract, input, options);
    expectEqual(Code, contract.success, `${contract.name} answers ${reply.text.slice(0, 200)}`);
    const json: unknown = JSON.parse(reply.text);
    return contract.result.parse(contract.body === 'bare' ? json : isRecord(json) ? json['Result'] : undefined);
  }

  /** The CSRF token for sign-in and sign-out. */
  async csrfToken(): Promise<string> {
    return (await this.call(getCsrf, {})).csrfToken;
  }

  /** The browser's cookies of these names. A missing cookie is empty. */
  copies(names: readonly string[]): readonly (readonly [name: string, value: string])[] {
    return names.map((name) => [name, this.#cookies.get(name) ?? ''] as const);
  }

  /** Sets a cookie without an answer. An empty value removes it. */
  keep(cookie: string, value: string): void {
    if (value === '') this.#cookies.delete(cookie);
    else this.#cookies.set(cookie, value);
  }

  forget(cookie: string): void {
    this.#cookies.delete(cookie);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
