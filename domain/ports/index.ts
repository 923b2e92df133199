import type { Brand } from '#protocol/brands.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import type { Bus } from './bus.ts';
import type { Identities } from './identities.ts';
import type { SecurityNotice } from './security.ts';
import type { Pictures } from './pictures.ts';
import type { PaymentPorts } from './payment.ts';
import type { RowKey, Store, Transaction } from './store.ts';
import type { Activity } from '../activity/activity.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

/** The time. */
export interface Clock {
  /** Milliseconds since 1970, UTC. May go back: when the machine's clock is set, it jumps. */
  now(): number;
  /**
   * Milliseconds since some moment, for what is measured and kept in this process only, such as windows of rates. Never goes
   * back: setting the machine's clock does not change it.
   */
  monotonic(): number;
  /** Development only: moves every later `now()` and `monotonic()` forward. */
  advance(milliseconds: number): void;
}

/** Randomness from a cryptographically secure source. */
export interface Random {
  bytes(length: number): Uint8Array;
  uuid(): string;
}

/** Where texts and e-mails leave: the development outbox or a gateway. */
export interface Messenger {
  /**
   * Takes a text over in the transaction that makes it: an outbox keeps it there, a gateway sends it once that is committed.
   * @throws Error when it could never leave; the transaction is undone then
   */
  send(tx: Transaction, text: OutboxText): Promise<void>;
  /** What a development outbox holds, newest first; undefined where there is none. */
  outbox?(to?: string): Promise<readonly OutboxText[]>;
}

/** Counts calls in sliding windows. */
export interface RateLimiter {
  /** Counts one call; answers how many milliseconds to wait, 0 when it may go on. */
  hit(key: string, limit: number, windowMs: number): Promise<number>;
  /** Takes back the last call that was counted: it turned out to be none. */
  takeBack(key: string): void;
}

/** Told about each call, for logs and metrics; never sees a payload. */
export interface Observer {
  call(event: {
    readonly name: string;
    readonly code: number;
    readonly milliseconds: number;
    readonly playerID?: string | undefined;
    readonly error?: unknown;
  }): void;
  /** Told how each sign-in by an identity provider ended, and what pages noticed of one. Never a token, a code or a person. */
  signIn?(event: { readonly provider: string; readonly result: string; readonly error?: unknown }): void;
  /** Told of each security event, kept or not. */
  security?(notice: SecurityNotice): void;
}

/** Settings of one running service (decisions §1). */
export interface Settings {
  readonly siteID: string;
  readonly chatMinVip: number;
  readonly devTools: boolean;
  readonly publicOrigin: string;
  readonly brands: readonly Brand[];
}

/** Counts what players do: levels, missions, rankings and events each have one. */
export interface ActivityCounter {
  /** Counts an activity, in the transaction in which it happened. */
  count(tx: Transaction, moment: Moment, playerID: string, activity: Activity): Promise<void>;
  /** The rows that counting asks for by their keys, as far as that is known beforehand. */
  rows?(playerID: string, activity: Activity, now: number): readonly RowKey[];
}

/** All that the domain asks of the world around it. */
export interface Ports {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly messenger: Messenger;
  readonly limiter: RateLimiter;
  readonly observer: Observer;
  readonly pictures: Pictures;
  readonly identities: Identities;
  /** Payment gateways; absent where an operator has configured none. */
  readonly payments?: PaymentPorts;
  readonly settings: Settings;
  /** Keys for signing cookies and hashing codes: the operator's, or the one that is made at first start and kept in the store. */
  readonly secret: SigningKeys;
  /** In the order in which they count; put together in `domain/activityCounters.ts`. */
  readonly activityCounters: readonly ActivityCounter[];
}

/** When something is decided, and by what means: all that a rule needs beside its transaction. */
export interface Moment {
  /** Milliseconds since 1970, and the same as ISO text. */
  readonly now: number;
  readonly nowText: string;
  readonly ports: Ports;
}
