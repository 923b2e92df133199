import type { Brand } from '#protocol/brands.ts';
import type { Part } from '#protocol/entities/operator.ts';
import type { OutboxText } from '#protocol/entities/text.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';
import type { Bus } from './bus.ts';
import type { GameProviderPorts } from './gameProvider.ts';
import type { Identities } from './identities.ts';
import type { SecurityNotice } from './security.ts';
import type { Pictures } from './pictures.ts';
import type { PaymentPorts } from './payment.ts';
import type { RowKey, Store, Transaction } from './store.ts';
import type { Activity } from '../activity/activity.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

export interface Clock {
  /** Milliseconds since 1970, UTC. It jumps, possibly back, when the machine's clock is set. */
  now(): number;
  /**
   * Milliseconds since some moment, for values that only this process keeps, such as the windows of rates. It never goes back, and setting
   * the machine's clock does not change it.
   */
  monotonic(): number;
  /** Moves every later `now()` and `monotonic()` forward. Development only. */
  advance(milliseconds: number): void;
  /**
   * Resolves when every move so far is stored for other processes, and this clock has the moves of the others. Absent in a world of one
   * process.
   */
  kept?(): Promise<void>;
}

/** Randomness from a cryptographically secure source. */
export interface Random {
  bytes(length: number): Uint8Array;
  uuid(): string;
}

export interface Messenger {
  /**
   * Accepts a text in the transaction that creates it. An outbox stores it there; a gateway sends it after the commit.
   *
   * @throws Error if it can never be sent; the transaction is then undone
   */
  send(tx: Transaction, text: OutboxText): Promise<void>;
  /** The content of a development outbox, newest first. Absent if there is no development outbox. */
  outbox?(to?: string): Promise<readonly OutboxText[]>;
}

export interface RateLimiter {
  /** Counts one call. Returns the milliseconds to wait, 0 if the call may go on. */
  hit(key: string, limit: number, windowMs: number): Promise<number>;
  /** Removes the last call from the count, if it turned out not to be a real call. Never rejects. */
  takeBack(key: string): Promise<void>;
}

/** Gets a report of each call, for logs and metrics, without the payload. */
export interface Observer {
  call(event: {
    readonly name: string;
    readonly code: number;
    readonly milliseconds: number;
    readonly playerID?: string | undefined;
    readonly error?: unknown;
  }): void;
  /** Reports the result of a sign-in by an identity provider, and the reports of pages about it. The event never has a token, a code or an identity. */
  signIn?(event: { readonly provider: string; readonly result: string; readonly error?: unknown }): void;
  /** Reports each security event, stored or not. */
  security?(notice: SecurityNotice): void;
  /** Reports a call of a game provider's wallet by its status, without a token or a signature. */
  wallet?(event: WalletEvent): void;
  /** Reports what happens at payment gateways. Never a body, a signature or a card. */
  payment?(notice: PaymentNotice): void;
}

/** An event of a payment. All events except `accepted` and `refused:…` need an operator. */
export interface PaymentNotice {
  /** The value `invoice` means the issuer of invoices. */
  readonly adapter: string;
  readonly event:
    | 'accepted'
    | `refused:${string}`
    | `mismatch:${string}`
    | 'paidTwice'
    | 'overdue'
    | 'refundByHand'
    | 'refundUnknown'
    | 'invoiceRefused'
    | 'reversalRefused';
  readonly OrderID: string;
}

/** A call of the wallet. `provider` is empty before the signature is verified. */
export interface WalletEvent {
  readonly call: string;
  readonly provider: string;
  readonly status: WalletStatus;
  readonly milliseconds: number;
  readonly playerID?: string | undefined;
  readonly error?: unknown;
}

/** The settings of a running service (decisions §1). */
export interface Settings {
  readonly siteID: string;
  readonly chatMinVip: number;
  readonly devTools: boolean;
  readonly publicOrigin: string;
  /** Scheme (http or https), host and port of the media server. Absent means the public origin. */
  readonly mediaOrigin?: string | undefined;
  /** The protocol by which the media server's streams are played. Absent means FLV over WebSocket. */
  readonly streamScheme?: 'ws' | 'http' | undefined;
  /** The address for encoders, `rtmp://<host>[:<port>]/live`. Absent or empty means that none can publish. */
  readonly publishUrl?: (() => string) | undefined;
  readonly brands: readonly Brand[];
  /** Parts that are open unless the operator closes them. Absent means none. */
  readonly openParts?: readonly Part[];
}

/** Counts activities of players. Levels, missions, rankings and events have one each. */
export interface ActivityCounter {
  count(tx: Transaction, moment: Moment, playerID: string, activity: Activity): Promise<void>;
  /** The rows that counting reads by key and that are known in advance. */
  rows?(playerID: string, activity: Activity, now: number): readonly RowKey[];
}

export interface NodePort {
  /** A new id at each start. */
  readonly ID: string;
  /** How many processes serve the database now, this one included. */
  living(): number;
}

/** Everything that the domain needs from its shell. */
export interface Ports {
  readonly store: Store;
  readonly node: NodePort;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly messenger: Messenger;
  readonly limiter: RateLimiter;
  readonly observer: Observer;
  readonly pictures: Pictures;
  readonly identities: Identities;
  /** Payment gateways. Absent if the operator configured none. */
  readonly payments?: PaymentPorts;
  /** Game providers. Absent if the operator declared none. */
  readonly games?: GameProviderPorts;
  readonly settings: Settings;
  /**
   * Keys for signing cookies and hashing codes. They are the operator's keys, or the key that is created at the first start and kept in the
   * store.
   */
  readonly secret: SigningKeys;
  /** In the order of counting. `domain/activityCounters.ts` lists them. */
  readonly activityCounters: readonly ActivityCounter[];
}

/** The time of a decision and the ports, which are everything that a rule needs besides its transaction. */
export interface Moment {
  /** Milliseconds since 1970, and the same time as ISO text. */
  readonly now: number;
  readonly nowText: string;
  readonly ports: Ports;
}
