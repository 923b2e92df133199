import type { Brand } from '#protocol/brands.ts';
import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { Failure } from '#protocol/failure.ts';
import { answerKey, type FirstData } from '#protocol/firstData.ts';
import type { FirstRead } from '#protocol/firstReads.ts';
import type { Ports } from './ports/index.ts';
import { profileOf } from './player/serialize.ts';
import { identify } from './session/session.ts';
import type { ConnectionHandle, Identity } from './dispatch/context.ts';
import type { OperationDispatcher } from './dispatch/operation.ts';
import { parseResult } from './dispatch/parseResult.ts';
import type { RestDispatcher } from './dispatch/rest.ts';

/** The caller of a document. */
export interface DocumentCaller {
  readonly brand: Brand;
  readonly address: string;
  /** The token in the session's cookie. Undefined for a visitor. */
  readonly token: string | undefined;
}

/** The reads of a page. The argument is undefined for a visitor. */
export type ReadsOf = (playerID: string | undefined) => readonly FirstRead[];

/** The answers without their age, which depends on when the document is sent. */
export type FirstAnswers = Omit<FirstData, 'Age'>;

/** Answers the reads of a page for its document. Never throws. */
export type FirstReader = (readsOf: ReadsOf, caller: DocumentCaller) => Promise<FirstAnswers | undefined>;

interface Dispatchers {
  readonly operation: OperationDispatcher;
  readonly rest: RestDispatcher;
}

type Answer = FirstData['Answers'][number];

/**
 * Creates the reader of documents. It answers by the handlers of the contracts, with their limits, but it is no sign
 * of activity: it opens no connection and extends no session.
 *
 * @returns a reader that returns undefined if there is nothing to read, or if the session is over
 */
export function createFirstReader(ports: Ports, dispatch: Dispatchers): FirstReader {
  return async (readsOf, caller) => {
    try {
      const identity = caller.token === undefined ? undefined : await identify(ports, ports.store, caller.token);
      const asked = readsOf(identity?.player.PlayerID);
      const answers = await Promise.all(asked.map((read) => answerOf(ports, dispatch, read, { ...caller, identity })));
      const Answers = answers.filter((answer) => answer !== undefined);
      if (Answers.length === 0) return undefined;
      return { ...(identity !== undefined && { PlayerID: identity.player.PlayerID }), Answers };
    } catch (error) {
      if (!(error instanceof Failure))
        ports.observer.call({ name: 'firstReads', code: 300003, milliseconds: 0, error });
      return undefined;
    }
  };
}

async function answerOf(
  ports: Ports,
  { operation, rest }: Dispatchers,
  { contract, request }: FirstRead,
  { brand, address, token, identity }: DocumentCaller & { readonly identity: Identity | undefined },
): Promise<Answer | undefined> {
  const key = answerKey(contract, request);
  if (key === undefined) throw new Error(`the first read of ${contract.name} breaks its contract`);
  const answer = (Result: unknown): Answer => ({ Name: contract.name, Request: request, Result });
  if (contract.kind === 'operation') {
    const now = ports.clock.now();
    const context = {
      connection: handleOf(ports, address),
      token,
      brand,
      ports,
      now,
      nowText: new Date(now).toISOString(),
    };
    const { code, result } = await operation({ contract, R: undefined, payload: request, identity, context });
    return code === 200 ? answer(result) : undefined;
  }
  if (contract.effect === 'write') {
    if (contract.name !== getOwnProfile.name || identity === undefined)
      throw new Error(`${contract.name} changes something, so it is no first read`);
    // The endpoint would extend the session.
    return answer(parseResult(contract.result, await profileOf(ports.store, identity.player)));
  }
  const isGet = contract.method === 'GET';
  const { status, body } = await rest({
    method: contract.method,
    path: contract.path,
    query: isGet ? Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)])) : {},
    headers: token === undefined ? {} : { 'api-token': token },
    cookies: {},
    body: isGet ? '' : JSON.stringify(request),
    address,
    brand,
  });
  const isAnswer = status === 200 && typeof body === 'object' && body !== null && 'Result' in body;
  return isAnswer && body['Code'] === contract.success ? answer(body['Result']) : undefined;
}

/** A document has no connection, so a read that needs one fails. */
function handleOf(ports: Ports, address: string): ConnectionHandle {
  const refuse = (): never => {
    throw new Error('a document has no connection');
  };
  return {
    ID: ports.random.uuid(),
    socket: 'lobby',
    tab: undefined,
    address,
    roomID: '',
    signIn: () => Promise.reject(new Error('a document has no connection')),
    subscribeRoom: refuse,
    subscribeRace: refuse,
  };
}
