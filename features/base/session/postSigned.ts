import type * as z from 'zod/mini';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { getCsrf } from '#protocol/endpoints/auth.ts';
import type { Client } from '../client/index.ts';

/** Posts a contract of `/api/auth` with a new CSRF token (double submit, decisions §3). */
export async function postSigned<
  Request extends z.ZodMiniType<unknown, { csrfToken: string }>,
  Result extends z.ZodMiniType,
>(
  client: Client,
  contract: EndpointContract<Request, Result>,
  withToken: (csrfToken: string) => z.input<Request>,
): Promise<z.output<Result>> {
  const { csrfToken } = await client.rest.get(getCsrf);
  return client.rest.post(contract, withToken(csrfToken));
}
