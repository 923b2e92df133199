import { GameFailureBody } from '#games/api/index.ts';
import { AnswerLost, GameServerFailure } from './failure.ts';
import type { Transport } from './GameServerClient.ts';

/** A call without an answer counts as lost after this time. */
export const ANSWER_TIMEOUT_MS = 8000;

/**
 * Calls by `POST <base><call>`.
 *
 * @param base the address that the names of the calls follow, for example `https://games.example/api/`
 */
export const httpTransport = (base: string, request: typeof fetch = fetch): Transport => ({
  async send(call, body, token) {
    const answer = await answerOf(call, () =>
      request(`${base}${call}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      }),
    );
    if (answer.isOk) return answer.value;
    const failure = GameFailureBody.safeParse(answer.value);
    if (failure.success) throw new GameServerFailure(failure.data.Code);
    throw new AnswerLost(`${call}: a refusal without a code`);
  },
});

async function answerOf(
  call: string,
  ask: () => Promise<Response>,
): Promise<{ readonly isOk: boolean; readonly value: unknown }> {
  try {
    const response = await ask();
    return { isOk: response.ok, value: await response.json() };
  } catch (error) {
    throw new AnswerLost(`${call}: ${error instanceof Error ? error.message : 'no answer'}`);
  }
}
