import type * as z from 'zod/mini';
import type { FailureCode } from './codes.ts';
import type { Effect, Origin, Rate } from './operation.ts';

/**
 * Who may call: `anyone`; `maybeToken` anyone too, and a session's `api-token` header says who it is; `token` needs that header;
 * `cookie` reads the session cookie; `csrf` also needs the double-submit token (decisions §3).
 */
export type EndpointAccess = 'anyone' | 'maybeToken' | 'token' | 'cookie' | 'csrf';

/** One contract of the REST interface (specification 1 §7, 2 §7; decisions §3). */
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
  /** The Code of a good answer: 200, or 0 where the specification says so. */
  readonly success: 200 | 0;
  /**
   * `bare` answers the result itself instead of `{Code, Message, Result}`, `file` a download or a picture, `redirect` 303 to the
   * result's `Location`, a failure too.
   */
  readonly body: 'envelope' | 'bare' | 'file' | 'redirect';
  /** What a POST carries. A form is what another site's page can send: only where such a site is meant to. */
  readonly takes: 'json' | 'form';
  /** Failures arrive as `{Code:100001, Result:{Code:<sub-code>, RemainingTime?}}` (phone codes). */
  readonly wrapsFailures: boolean;
  /** Whether `Idempotency-Key` keeps the first answer; not where it holds a token, of which the store keeps only a hash. */
  readonly keepsAnswer: boolean;
  /** How often one player, or one address where nobody is signed in, may call; null: as often as it likes. */
  readonly rate: Rate | null;
  /** How long caches may keep a good answer, for what is the same for everyone; 0: not at all. */
  readonly maxAgeSeconds: number;
  /** Largest body in bytes. */
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

/** Declares a contract. */
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
