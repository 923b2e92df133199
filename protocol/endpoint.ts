import type * as z from 'zod/mini';
import type { FailureCode } from './codes.ts';
import type { Effect, Origin, Rate } from './operation.ts';

/**
 * The callers of an endpoint. `anyone` needs no session. `maybeToken` needs no session either, and reads an `api-token` header if there is
 * one. `token` needs that header. `cookie` reads the session cookie. `csrf` also needs the double-submit token (decisions §3).
 */
export type EndpointAccess = 'anyone' | 'maybeToken' | 'token' | 'cookie' | 'csrf';

/** A contract of the REST interface (specification 1 §7, 2 §7; decisions §3). */
export interface EndpointContract<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Kind extends Effect = Effect,
> {
  readonly kind: 'endpoint';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly name: string;
  readonly group: string;
  readonly origin: Origin;
  readonly access: EndpointAccess;
  readonly effect: Kind;
  readonly request: Request;
  readonly result: Result;
  readonly codes: readonly FailureCode[];
  /** 200, or 0 if the specification says so. */
  readonly success: 200 | 0;
  /**
   * `bare` answers the result itself instead of `{Code, Message, Result}`; `file` a download or a picture; `redirect` 303 to the `Location`
   * of the result, also for a failure.
   */
  readonly body: 'envelope' | 'bare' | 'file' | 'redirect';
  /** The media type of a `file`. */
  readonly media?: string;
  /** The body of a POST. Another site's page can send a form, so `form` is only for endpoints that such a page should call. */
  readonly takes: 'json' | 'form';
  /** Whether failures are sent as `{Code:100001, Result:{Code:<sub-code>, RemainingTime?}}` (phone codes). */
  readonly wrapsFailures: boolean;
  /** Whether `Idempotency-Key` stores the first answer. False for an answer with a token, since the store keeps only a hash of it. */
  readonly keepsAnswer: boolean;
  /** How often one player, or one address without a session, may call. Null means no limit. */
  readonly rate: Rate | null;
  /**
   * How long caches may keep a success, in seconds. Only for answers that are the same for everyone. 0 means that caches must not keep it.
   */
  readonly maxAgeSeconds: number;
  readonly maxBytes: number;
  readonly summary: string;
  readonly section: string;
}

type Optional =
  | 'codes'
  | 'success'
  | 'body'
  | 'takes'
  | 'wrapsFailures'
  | 'keepsAnswer'
  | 'rate'
  | 'maxAgeSeconds'
  | 'maxBytes';
type Draft<Request extends z.ZodMiniType, Result extends z.ZodMiniType, Kind extends Effect> = Omit<
  EndpointContract<Request, Result, Kind>,
  'kind' | Optional
> &
  Partial<Pick<EndpointContract, Optional>>;

const ACCESS_CODES: Record<EndpointAccess, readonly FailureCode[]> = {
  anyone: [],
  maybeToken: [],
  token: [300001, 100005, 100014],
  cookie: [],
  csrf: [300006],
};

export function endpoint<Request extends z.ZodMiniType, Result extends z.ZodMiniType, const Kind extends Effect>(
  draft: Draft<Request, Result, Kind>,
): EndpointContract<Request, Result, Kind> {
  const malformed: readonly FailureCode[] = draft.method === 'POST' && draft.takes !== 'form' ? [100000] : [];
  const limited: readonly FailureCode[] = draft.rate === null ? [] : [300002];
  return {
    kind: 'endpoint',
    success: 200,
    body: 'envelope',
    takes: 'json',
    wrapsFailures: false,
    keepsAnswer: true,
    rate: { limit: 120, seconds: 60 },
    maxAgeSeconds: 0,
    maxBytes: 16 * 1024,
    ...draft,
    codes: [...new Set([...malformed, ...limited, ...ACCESS_CODES[draft.access], ...(draft.codes ?? [])])],
  };
}
