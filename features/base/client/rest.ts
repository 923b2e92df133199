import * as z from 'zod/mini';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { failureOf } from '#protocol/frame.ts';
import { ConnectionFailure, ContractFailure, RequestFailure, readDetail } from './failures.ts';
import { exchange, type JsonReply, type JsonRequest, type NamedFile } from './requestJson.ts';

export interface RestOptions {
  /** `https://host` of the service. Empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  /** Called with every failure that the service answered; `quiet` is the caller's setting. */
  readonly onFailure?: (failure: RequestFailure, quiet: boolean) => void;
}

export interface RestCallOptions {
  readonly token?: string | undefined;
  /** A UUID. Calls with the same UUID change something only once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Prevents the alert for 100000 (profile flows). */
  readonly quiet?: boolean;
}

type Contract<Request extends z.ZodMiniType, Result extends z.ZodMiniType> = EndpointContract<Request, Result>;

export interface RestClient {
  /**
   * Posts to an endpoint and parses request and answer by its contract.
   *
   * @throws RequestFailure with the code (for wrapped failures the sub-code) · ConnectionFailure if the answer is not JSON ·
   * ContractFailure
   */
  post<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
    contract: Contract<Request, Result>,
    body: z.input<Request>,
    options?: RestCallOptions,
  ): Promise<z.output<Result>>;
  file<Request extends z.ZodMiniType>(
    contract: Contract<Request, z.ZodMiniType>,
    body: z.input<Request>,
    options?: RestCallOptions,
  ): Promise<NamedFile>;
  /** Gets an endpoint; `query` is the contract's request. @throws as `post` */
  get<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
    contract: Contract<Request, Result>,
    query?: z.input<Request>,
    options?: RestCallOptions,
  ): Promise<z.output<Result>>;
}

const Envelope = z.object({ Code: z.int(), Message: z.catch(z.string(), ''), Result: z.unknown() });
const Wrapped = z.object({ Code: z.int() });
const Query = z.record(z.string(), z.union([z.string(), z.pipe(z.number(), z.transform(String))]));

/** The REST side of the service (specification 1 §7; decisions §3). */
export function createRestClient({ origin = '', fetch: fetcher, onFailure }: RestOptions = {}): RestClient {
  const send = (
    contract: Contract<z.ZodMiniType, z.ZodMiniType>,
    request: Omit<JsonRequest, 'method' | 'url'>,
    query: string,
    { token, idempotencyKey, signal }: RestCallOptions,
  ): Promise<JsonReply> => {
    const headers = {
      ...(token !== undefined && { 'api-token': token }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    };
    const url = `${origin}${contract.path}${query}`;
    return exchange({ method: contract.method, url, headers, signal, ...request }, fetcher);
  };
  const read = <Result extends z.ZodMiniType>(
    contract: Contract<z.ZodMiniType, Result>,
    reply: JsonReply,
    quiet: boolean,
  ): z.output<Result> => {
    if (reply.answer === 'error') throw new ConnectionFailure(`${contract.name}: no answer that is JSON`);
    if (contract.body === 'bare' && reply.ok) return parse(contract, reply.answer);
    const envelope = Envelope.safeParse(reply.answer);
    if (!envelope.success) throw new ContractFailure(contract.name, envelope.error);
    const { Code, Message, Result } = envelope.data;
    if (Code === 200 || Code === 0) return parse(contract, Result);
    const wrapped = contract.wrapsFailures ? Wrapped.safeParse(Result) : undefined;
    const detail = { ...readDetail(Result), ...(reply.retryAfter !== undefined && { RetryAfter: reply.retryAfter }) };
    const failure = new RequestFailure(wrapped?.success ? wrapped.data.Code : Code, detail, Message);
    onFailure?.(failure, quiet);
    throw failure;
  };
  const ask = async <Result extends z.ZodMiniType>(
    contract: Contract<z.ZodMiniType, Result>,
    request: Omit<JsonRequest, 'method' | 'url'>,
    query: string,
    options: RestCallOptions,
  ): Promise<z.output<Result>> => read(contract, await send(contract, request, query, options), options.quiet ?? false);
  return {
    async post(contract, body, options = {}) {
      return ask(contract, { body: check(contract.request, body) }, '', options);
    },
    async file(contract, body, options = {}) {
      const reply = await send(contract, { body: check(contract.request, body) }, '', options);
      if (reply.file !== undefined) return reply.file;
      read(contract, reply, options.quiet ?? false);
      throw new ContractFailure(contract.name, 'gave no file');
    },
    async get(contract, query, options = {}) {
      const entries = new URLSearchParams(Query.parse(check(contract.request, query ?? {})));
      return ask(contract, {}, entries.size === 0 ? '' : `?${entries}`, options);
    },
  };
}

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw failureOf(parsed.error);
  return parsed.data;
}

function parse<Result extends z.ZodMiniType>(
  contract: Contract<z.ZodMiniType, Result>,
  value: unknown,
): z.output<Result> {
  const parsed = contract.result.safeParse(value);
  if (!parsed.success) throw new ContractFailure(contract.name, parsed.error);
  return parsed.data;
}
