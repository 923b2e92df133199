import type { GameProvider } from '#domain/ports/gameProvider.ts';
import { JackpotsAnswer, type JackpotsQuery } from '#protocol/wallet/index.ts';

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 64 * 1024;

/**
 * Reads the jackpots of a game at the provider's `JackpotsURL`.
 *
 * @throws Error if the provider does not answer within two seconds, or answers in another form
 */
export async function readJackpots(
  { ID, JackpotsURL }: Pick<GameProvider, 'ID' | 'JackpotsURL'>,
  query: JackpotsQuery,
  timeoutMs = TIMEOUT_MS,
): Promise<JackpotsAnswer['Jackpots']> {
  if (JackpotsURL === undefined) return [];
  const response = await fetch(JackpotsURL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${ID} answered ${response.status} about its jackpots`);
  return JackpotsAnswer.parse(JSON.parse(await textOf(response))).Jackpots;
}

/** Returns the text of a body. @throws Error if it is longer than an answer can be */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const chunks: AsyncIterable<unknown> | null = response.body;
  if (chunks === null) return text;
  for await (const chunk of chunks) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('a body has other chunks than bytes');
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`an answer about jackpots has more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
