import * as z from 'zod/mini';
import type { Brand } from '#protocol/brands.ts';
import { CODES, isCode } from '#protocol/codes.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { endpointOf } from '#protocol/endpoints/index.ts';
import { Failure, fail, failField } from '#protocol/failure.ts';
import { failureOf } from '#protocol/frame.ts';
import { illFormedText } from '#protocol/rules/wellFormed.ts';
import { COOKIE, deviceID, isCsrfToken, knownDeviceID } from '../session/cookies.ts';
import { identify, requireLive } from '../session/session.ts';
import { failedSignIn } from '../session/signInPages.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { recordAnswer } from '../security/refusals.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { Json } from '#store/table.ts';
import type { CookieJar, FileAnswer, Identity, RestContext } from './context.ts';
import type { EndpointHandler } from './handler.ts';
import { fingerprintOf } from './idempotency.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import { AnswerCache } from './answerCache.ts';
import { isStranger } from './stranger.ts';
import { readForm } from './form.ts';
import { failure, failureOfError, type Outcome } from './outcome.ts';
import { perform } from './perform.ts';

export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Empty without a body. */
  readonly body: string;
  readonly address: string;
  /** Scheme, host and port of the request, checked to be our own. Absent means the product's. */
  readonly origin?: string;
  readonly brand: Brand;
}

export interface SetCookie {
  readonly name: string;
  /** An empty value removes the cookie. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Whether the cookie is also sent when a page of another site posts to us. */
  readonly crossSite?: boolean;
}

export interface RestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  /** The file that is sent instead of the body if the contract answers a file. */
  readonly file?: FileAnswer;
  readonly cookies: readonly SetCookie[];
}

/** The limit is longer than the user agent of any browser. */
const MAX_AGENT_LENGTH = 512;

const Redirect = z.object({ Location: z.string() });

export type RestDispatcher = (request: RestRequest) => Promise<RestResponse>;

/** @throws Error if two handlers answer one contract */
export function createRestDispatcher(ports: Ports, handlers: readonly EndpointHandler[]): RestDispatcher {
  const byName = new Map(handlers.map((handler) => [handler.contract.name, handler]));
  if (byName.size !== handlers.length) throw new Error('two handlers answer one endpoint');

  const cache = new AnswerCache(ports.clock);
  return async (request) => {
    const contract = endpointOf(request.method, request.path);
    const handler = contract === undefined ? undefined : byName.get(contract.name);
    if (contract === undefined || handler === undefined || (contract.group === 'dev' && !ports.settings.devTools)) {
      return envelope(undefined, failure(new Failure(300004)), []);
    }
    const cookieJar = createCookieJar(request.cookies);
    let file: FileAnswer | undefined;
    const attach = (attached: FileAnswer): void => {
      file = attached;
    };
    try {
      const outcome = await answerCall({ ports, cache }, contract, handler, request, cookieJar, attach);
      if (contract.body === 'redirect') return redirect(outcome, cookieJar.changes);
      const response = envelope(contract, outcome, cookieJar.changes);
      return outcome.code === 200 && file !== undefined ? asFile(response, file) : response;
    } catch (error) {
      const outcome = failure(failureOfError(error));
      if (!(error instanceof Failure))
        ports.observer.call({ name: contract.name, code: outcome.code, milliseconds: 0, error });
      recordAnswer(ports, contract, outcome.code, { address: request.address });
      const set = error instanceof Failure ? cookieJar.changes : [];
      return contract.body === 'redirect' ? redirect(outcome, set) : envelope(contract, outcome, set);
    }
  };
}

async function answerCall(
  { ports, cache }: { readonly ports: Ports; readonly cache: AnswerCache },
  contract: EndpointContract,
  handler: EndpointHandler,
  request: RestRequest,
  cookies: CookieJar,
  attach: RestContext['attach'],
): Promise<Outcome> {
  const now = ports.clock.now();
  const who = { cookies, ports };
  const flags = featureFlagsOf(ports);
  const brand = (flags.held ?? (await flags.read())).admit(contract, request.brand, now);
  await limitAddress(ports, contract, request.address);
  const input = readInput(contract, request);
  let learned: unknown;
  if (contract.access === 'csrf') checkCsrf(who, input);
  const identity = await identityOf(ports, contract, request, cookies);
  const parsed = contract.request.safeParse(input);
  if (!parsed.success) throw failureOf(parsed.error);
  const illFormed = illFormedText(parsed.data);
  if (illFormed !== undefined) failField(illFormed, 'holds what is no text');
  const context: RestContext = {
    now,
    nowText: new Date(now).toISOString(),
    brand,
    ports,
    cookies,
    address: request.address,
    origin: request.origin ?? ports.settings.publicOrigin,
    device: () => deviceID(who),
    agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT_LENGTH),
    identity,
    attach,
  };
  const prepare = 'begin' in handler ? undefined : handler.prepare?.bind(handler);
  const requireSession = async (db: Reader): Promise<void> => {
    // Calls to other services may have taken seconds meanwhile.
    if (contract.access === 'token' && contract.effect === 'write' && identity !== undefined)
      await requireLive(db, identity.session, now);
  };
  const outcome = await perform(ports, {
    contract,
    key: keyOf(contract, request, parsed.data, {
      who: identity?.player.PlayerID ?? `device:${knownDeviceID(who) ?? request.address}`,
      // The limit counts by address, because a caller can make up devices at no cost.
      caller: identity?.player.PlayerID ?? `address:${request.address}`,
    }),
    rate: contract.rate && { ...contract.rate, key: `${callerOf(contract, request, context)}:${contract.name}` },
    playerID: identity?.player.PlayerID,
    isStranger: isStranger(identity),
    now,
    ...(prepare !== undefined && {
      prepare: async () => {
        learned = await prepare(parsed.data, context);
      },
    }),
    ...('begin' in handler && {
      begin: async (tx: Transaction) => {
        await requireSession(tx);
        return handler.begin(parsed.data, context, tx);
      },
    }),
    run: async (db) => {
      if ('begin' in handler) throw new Error(`${contract.name} asks another system: it has no single unit of work`);
      await requireSession(db);
      const run = (): Promise<unknown> => handler.run(parsed.data, context, db, learned);
      if (contract.maxAgeSeconds === 0) return run();
      const key = JSON.stringify([brand.ID, contract.name, parsed.data]);
      return cache.get(key, contract.maxAgeSeconds, run);
    },
  });
  recordAnswer(ports, contract, outcome.code, { playerID: identity?.player.PlayerID, address: request.address });
  return outcome;
}

/** The key by which calls are counted: the player of a valid token, the device at a sign-in or sign-out, otherwise the address. */
function callerOf(contract: EndpointContract, request: RestRequest, { identity, device }: RestContext): string {
  const takesToken = contract.access === 'token' || contract.access === 'maybeToken';
  if (takesToken && identity !== undefined) return identity.player.PlayerID;
  return contract.access === 'csrf' ? `device:${device()}` : request.address;
}

/** Before the authentication, an address may call four times as often as a player, because a household shares an address. */
async function limitAddress(ports: Ports, contract: EndpointContract, address: string): Promise<void> {
  if (contract.rate === null) return;
  const wait = await ports.limiter.hit(
    `address:${address}:${contract.name}`,
    contract.rate.limit * 4,
    contract.rate.seconds * 1000,
  );
  if (wait > 0) fail(300002, { RetryAfter: Math.ceil(wait / 1000) });
}

/** @throws Failure 100000 if the body is not a JSON object */
function readInput(contract: EndpointContract, request: RestRequest): object {
  if (contract.method === 'GET') return request.query;
  if (contract.takes === 'form') return readForm(request.body);
  let json: unknown;
  try {
    json = request.body === '' ? {} : JSON.parse(request.body);
  } catch {
    return failField('body', 'is not JSON');
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return failField('body', 'must be a JSON object');
  return json;
}

function checkCsrf(who: Parameters<typeof isCsrfToken>[0], input: object): void {
  const repeated = 'csrfToken' in input && typeof input.csrfToken === 'string' ? input.csrfToken : '';
  if (!isCsrfToken(who, repeated)) fail(300006);
}

async function identityOf(
  ports: Ports,
  contract: EndpointContract,
  request: RestRequest,
  cookies: CookieJar,
): Promise<Identity | undefined> {
  if (contract.access === 'token') {
    const token = request.headers['api-token'];
    if (token === undefined || token === '') fail(300001);
    return identify(ports, ports.store, token);
  }
  if (contract.access === 'anyone') return undefined;
  const token = contract.access === 'maybeToken' ? request.headers['api-token'] : cookies.get(COOKIE.session);
  if (token === undefined) return undefined;
  // Without a valid session the caller is anonymous, if the contract allows that.
  return identify(ports, ports.store, token).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
}

function keyOf(
  contract: EndpointContract,
  request: RestRequest,
  input: unknown,
  { who, caller }: { readonly who: string; readonly caller: string },
): IdempotencyKey | undefined {
  const R = request.headers['idempotency-key'];
  if (contract.effect !== 'write' || !contract.keepsAnswer || R === undefined) return undefined;
  if (R.length === 0 || R.length > 64) failField('Idempotency-Key', 'must be 1 to 64 characters');
  return { Scope: `${who}:${contract.name}`, R, Fingerprint: fingerprintOf(input), caller };
}

function envelope(
  contract: EndpointContract | undefined,
  outcome: Outcome,
  cookies: readonly SetCookie[],
): RestResponse {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (outcome.code === 200) {
    const { maxAgeSeconds = 0 } = contract ?? {};
    if (maxAgeSeconds > 0) headers['cache-control'] = `public, max-age=${maxAgeSeconds}`;
    const body =
      contract?.body === 'bare'
        ? outcome.result
        : { Code: contract?.success ?? 200, Message: '', Result: outcome.result };
    return { status: 200, headers, body, cookies };
  }
  const { RetryAfter } = outcome.detail;
  if (RetryAfter !== undefined) headers['retry-after'] = String(RetryAfter);
  return {
    status: isCode(outcome.code) ? CODES[outcome.code].http : 200,
    headers,
    body: failureBody(contract, outcome),
    cookies,
  };
}

/** A navigation ends on a page: the page of the handler, or the error page. */
function redirect(outcome: Outcome, cookies: readonly SetCookie[]): RestResponse {
  const location = outcome.code === 200 ? Redirect.parse(outcome.result).Location : failedSignIn(outcome.code);
  return { status: 303, headers: { 'cache-control': 'no-store', location }, body: null, cookies };
}

function asFile(response: RestResponse, file: FileAnswer): RestResponse {
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.maxAgeSeconds > 0 ? `public, max-age=${file.maxAgeSeconds}, immutable` : 'no-store',
    ...(file.name !== undefined && {
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    }),
  };
  return { ...response, headers, body: null, file };
}

/** Wraps the failures of phone codes (decisions §3). Failures outside the domain are never wrapped. */
function failureBody(contract: EndpointContract | undefined, outcome: Outcome): Json {
  const isDomain = isCode(outcome.code) && CODES[outcome.code].http === 200;
  if (contract?.wrapsFailures !== true || !isDomain)
    return { Code: outcome.code, Message: outcome.message, Result: outcome.result };
  return { Code: 100001, Message: outcome.message, Result: { ...outcome.detail, Code: outcome.code } };
}

function createCookieJar(sent: RestRequest['cookies']): CookieJar & { readonly changes: readonly SetCookie[] } {
  const changes = new Map<string, SetCookie>();
  return {
    get changes() {
      return [...changes.values()];
    },
    get: (name) => {
      const changed = changes.get(name);
      return changed === undefined ? sent[name] : changed.value || undefined;
    },
    set: (name, value, options) => changes.set(name, { name, value, ...options }),
    clear: (name) => changes.set(name, { name, value: '', maxAgeSeconds: 0 }),
  };
}
