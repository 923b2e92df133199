import { utf8ToBytes } from '@noble/hashes/utils.js';
import { CLOCK_WINDOW_MS, type WalletAnswer, WalletCall } from '#protocol/wallet/index.ts';
import type { Ports } from '../ports/index.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import { answerCall, rowsOfCall } from './answerCall.ts';

export interface ReceivedCall {
  /** The last segment of the path. */
  readonly path: string;
  readonly keyID: string;
  /** Base64. */
  readonly signature: string;
  /** UTF-8 without a byte order mark, so that the text has exactly the bytes of the body. */
  readonly body: string;
}

const LIMIT_WINDOW_MS = 1000;

interface Decided {
  readonly answer: WalletAnswer;
  readonly provider?: GameProvider;
  readonly error?: unknown;
}

/**
 * Answers a call of a game provider's wallet: verifies the signature before it reads the body, then decides in one unit of
 * work. Resolves after the commit; never throws.
 */
export async function receiveWalletCall(ports: Ports, received: ReceivedCall): Promise<WalletAnswer> {
  const began = ports.clock.monotonic();
  const { answer, provider, error } = await decide(ports, received);
  ports.observer.wallet?.({
    call: received.path,
    provider: provider?.ID ?? '',
    status: answer.status,
    milliseconds: ports.clock.monotonic() - began,
    playerID: answer.user,
    error,
  });
  return answer;
}

async function decide(ports: Ports, received: ReceivedCall): Promise<Decided> {
  const { games } = ports;
  const { keyID } = received;
  const provider = games?.ownerOf(keyID);
  if (games === undefined || provider === undefined) return { answer: { status: 'INVALID_PROVIDER' } };
  try {
    if (!(await games.verify(keyID, utf8ToBytes(received.body), received.signature)))
      return { answer: { status: 'INVALID_SIGNATURE' } };
    const wait = await ports.limiter.hit(`wallet:${keyID}`, provider.CallsPerSecond, LIMIT_WINDOW_MS);
    if (wait > 0) return { provider, answer: { status: 'TOO_MANY_REQUESTS' } };
    return { provider, answer: await answerVerified(ports, provider, received) };
  } catch (error) {
    return { provider, answer: { status: 'TRY_AGAIN' }, error };
  }
}

async function answerVerified(
  ports: Ports,
  provider: GameProvider,
  { path, keyID, body }: ReceivedCall,
): Promise<WalletAnswer> {
  const parsed = WalletCall.safeParse(jsonOf(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { status: 'WRONG_SYNTAX', message: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
  }
  const call = parsed.data;
  const { request_uuid } = call;
  if (call.call !== path) return { status: 'WRONG_SYNTAX', request_uuid, message: 'call: is not the call of the path' };
  const now = ports.clock.now();
  if (Math.abs(now - call.timestamp) > CLOCK_WINDOW_MS) return { status: 'REQUEST_EXPIRED', request_uuid };
  const moment = { ports, now, nowText: new Date(now).toISOString() };
  const verified = { provider, keyID, call };
  return ports.store.transaction((tx) => answerCall(tx, moment, verified), rowsOfCall(verified));
}

/** Undefined if the text is not JSON. No schema accepts undefined. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
