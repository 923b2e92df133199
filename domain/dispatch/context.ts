import type { Brand } from '#protocol/brands.ts';
import type { Moment } from '../ports/index.ts';
import type { RowOf } from '../table.ts';
import type { Tables } from '../tables.ts';

export type { Moment } from '../ports/index.ts';
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
  /** Where it comes from, as limits count it; absent where there is no network. */
  readonly address?: string | undefined;
  /**
   * @param tab the tab that the connection belongs to, where the client names one
   * @throws Failure 100005, 100014, 300047
   */
  signIn(token: string | undefined, tab: string | undefined): Promise<Identity>;
  /** Lets the connection hear this live room, and no other; empty: none. */
  subscribeRoom(roomID: string): void;
}

/** Cookies of one REST call; what is set leaves with the answer. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** @param options `crossSite`: it comes along when another site's page posts to us (SameSite=None; Secure) */
  set(name: string, value: string, options: { readonly maxAgeSeconds: number; readonly crossSite?: boolean }): void;
  clear(name: string): void;
}

interface Common extends Moment {
  readonly brand: Brand;
}

/** What a REST call answers instead of JSON: a download or a picture. */
export interface FileAnswer {
  /** Its media type. */
  readonly type: string;
  /** The name under which a browser saves it; absent: it is shown. */
  readonly name?: string;
  /** How long it may be kept by whoever got it, in seconds; 0: not at all. */
  readonly maxAgeSeconds: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface OperationContext extends Common {
  readonly connection: ConnectionHandle;
  readonly token: string | undefined;
}
/** Both as committed now. */
export interface PlayerContext extends OperationContext, Identity {}

export interface RestContext extends Common {
  readonly cookies: CookieJar;
  readonly address: string;
  /** Scheme, host and port that the caller reached us by, one of our own. */
  readonly origin: string;
  /** The device's id from its signed cookie; makes one when it has none. */
  readonly device: () => string;
  /** What the browser says of itself (`User-Agent`); empty where it says nothing. */
  readonly agent: string;
  readonly identity: Identity | undefined;
  /** Answers this file instead of JSON; for contracts whose body is `file`. */
  readonly attach: (file: FileAnswer) => void;
}
