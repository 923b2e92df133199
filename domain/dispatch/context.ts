import type { Brand } from '#protocol/brands.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { Moment } from '../ports/index.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type { Moment } from '../ports/index.ts';
export type PlayerRow = RowOf<Tables['players']>;
export type SessionRow = RowOf<Tables['sessions']>;

export interface Identity {
  readonly session: SessionRow;
  readonly player: PlayerRow;
}

export interface ConnectionHandle {
  readonly ID: string;
  readonly socket: SocketName;
  readonly tab: string | undefined;
  /** The caller's address, as limits count it. Absent without a network. */
  readonly address?: string | undefined;
  /**
   * @param tab the tab of the connection, if the client names one
   * @throws Failure 100005, 100014, 300047
   */
  signIn(token: string | undefined, tab: string | undefined): Promise<Identity>;
  /** The live room that the connection is in. Empty outside of live rooms. */
  readonly roomID: string;
  /** Subscribes the connection to this live room and to no other. An empty id unsubscribes. */
  subscribeRoom(roomID: string): void;
  /** Subscribes the connection to the board of this race and of no other. An empty id unsubscribes. */
  subscribeRace(battleID: string): void;
}

/** Cookies that are set here are sent with the answer. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** @param options `crossSite`: the cookie is also sent when a page of another site posts to us (SameSite=None; Secure) */
  set(name: string, value: string, options: { readonly maxAgeSeconds: number; readonly crossSite?: boolean }): void;
  clear(name: string): void;
}

interface Common extends Moment {
  readonly brand: Brand;
}

/** A download or a picture that a REST call answers instead of JSON. */
export interface FileAnswer {
  readonly type: string;
  /** The file name for the browser. Without it the browser shows the file. */
  readonly name?: string;
  /** How long caches may keep the file, in seconds. 0 means that they must not keep it. */
  readonly maxAgeSeconds: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface OperationContext extends Common {
  readonly connection: ConnectionHandle;
  readonly token: string | undefined;
}
export interface PlayerContext extends OperationContext, Identity {}

export interface RestContext extends Common {
  readonly cookies: CookieJar;
  readonly address: string;
  /** The scheme, host and port of the caller's request. It is always one of our own origins. */
  readonly origin: string;
  /** Returns the device's id from its signed cookie, and creates one if there is none. */
  readonly device: () => string;
  /** Empty if the browser sends no user agent. */
  readonly agent: string;
  readonly identity: Identity | undefined;
  /** Only for contracts whose body is `file`. */
  readonly attach: (file: FileAnswer) => void;
}
