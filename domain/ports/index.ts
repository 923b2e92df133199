import type { Brand } from '#protocol/brands.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import type { Bus } from './bus.ts';
import type { Identities } from './identities.ts';
import type { Pictures } from './pictures.ts';
import type { PaymentPorts } from './payment.ts';
import type { Store, Transaction } from './store.ts';

/** The time. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
  /** Development only: moves every later `now()` forward. */
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
}

/** Told about each call, for logs and metrics; never sees a payload. */
export interface Observer {
  call(event: {
    readonly row: string;
    readonly code: number;
    readonly milliseconds: number;
    readonly playerID?: string | undefined;
    readonly error?: unknown;
  }): void;
  /** Told how each sign-in by a third party ended, and what pages noticed of one. Never a token, a code or a person. */
  signIn?(event: { readonly provider: string; readonly result: string; readonly error?: unknown }): void;
}

/** Settings of one running service (decisions §1). */
export interface Settings {
  readonly siteID: string;
  readonly chatMinVip: number;
  readonly devTools: boolean;
  readonly publicOrigin: string;
  readonly brands: readonly Brand[];
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
  /** Key for signing device cookies and hashing codes; made at first start and kept in the store. */
  readonly secret: Uint8Array;
}
