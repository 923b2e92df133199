import { ConnectionFailure } from '../../base/client/index.ts';

/** How long a claim over REST waits for its answer. A socket repeats a request after a reconnection, but REST does not. */
const REST_CLAIM_MS = 15_000;

/**
 * Claims over REST, and stops waiting after {@link REST_CLAIM_MS}. The claim may have been paid by then; the list and a second press show
 * whether it was.
 *
 * @throws ConnectionFailure if no answer comes, and the errors of `ask`
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
