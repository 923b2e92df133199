import type { Brand } from '#protocol/brands.ts';
import type { Ports } from '../ports/index.ts';
import type { RowOf } from '../table.ts';
import type { Tables } from '../tables.ts';

export type PlayerRow = RowOf<Tables['players']>;
export type SessionRow = RowOf<Tables['sessions']>;

/** Who is signed in on a connection or by a token. */
export interface Identity {
  readonly session: SessionRow;
  readonly player: PlayerRow;
}

/** What a connection lets an operation do with it. */
export interface ConnectionHandle {
  readonly ID: string;
  /** @throws Failure 100005, 100014, 300002 */
  signIn(token: string | undefined): Promise<Identity>;
}

/** Cookies of one REST call; what is set leaves with the answer. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { readonly maxAgeSeconds: number }): void;
  clear(name: string): void;
}

interface Common {
  /** Milliseconds since 1970 at which the call is decided, and the same as ISO text. */
  readonly now: number;
  readonly nowText: string;
  readonly brand: Brand;
  readonly ports: Ports;
}

export interface OperationContext extends Common {
  readonly connection: ConnectionHandle;
  readonly token: string | undefined;
}
export interface PlayerContext extends OperationContext {
  readonly player: PlayerRow;
}

export interface RestContext extends Common {
  readonly cookies: CookieJar;
  readonly address: string;
  /** The device's id from its signed cookie; makes one when it has none. */
  readonly device: () => string;
  readonly identity: Identity | undefined;
}
