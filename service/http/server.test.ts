import { expect, it } from 'vitest';
import { closeNow, listen, portOf, serverFor } from './server.ts';

/** nginx keeps an idle connection to a service this long. */
const PROXY_KEEPS_S = 60;

it('keeps an idle connection longer than a proxy does', async () => {
  const timeouts = { headersMs: 10_000, requestMs: 30_000, bodyStallMs: 10_000, answerStallMs: 60_000 };
  const server = serverFor({ timeouts }, (_request, response) => void response.end());
  await listen(server, { port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}`);
  const [, seconds] = /timeout=(\d+)/u.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_KEEPS_S);
  await closeNow(server);
});
