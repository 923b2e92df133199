import { ConnectionFailure } from '../../base/client/index.ts';

/** How long a claim over REST waits for its answer. A socket asks again when it is back; here nothing does. */
const REST_CLAIM_MS = 15_000;

/**
 * Claims over REST, and gives up after {@link REST_CLAIM_MS}. The claim may have been paid then: its list, read anew, says so, and so does
 * the next press.
 * @throws ConnectionFailure no answer came · what `ask` throws
 */
export async function claimOverRest<Got>(ask: (signal: AbortSignal) => Promise<Got>): Promise<Got> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new ConnectionFailure('a claim got no answer')), REST_CLAIM_MS);
  try {
    return await ask(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
