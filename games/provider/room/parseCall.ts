import type * as z from 'zod/mini';
import { ProviderFailure } from '../failure.ts';

/** Parses the body of a call. @throws ProviderFailure WRONG_SYNTAX */
export function parseCall<Request>(request: z.ZodMiniType<Request>, body: unknown): Request {
  const parsed = request.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  throw new ProviderFailure('WRONG_SYNTAX', path.length === 0 ? undefined : path.join('.'));
}
