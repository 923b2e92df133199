import type { Ports } from '../ports/index.ts';
import { type Store, type Transaction, UniqueViolation } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Tables } from '../tables.ts';
import { addressHash } from './addressHash.ts';
import { type EventOf, SECURITY_EVENTS, type SecurityEvent } from './events.ts';

type EventRow = RowOf<Tables['securityEvents']>;
type TrailPorts = Pick<Ports, 'store' | 'clock' | 'random' | 'observer' | 'secret'>;

export interface EventSubject {
  readonly playerID?: string | undefined;
  readonly address?: string | undefined;
}

/** The daily limit of all refusals of one kind, so that a caller with many addresses cannot fill the disk either. */
const REFUSALS_A_KIND = 5000;
const MAX_WAITING = 1000;
/** The most players and addresses that are counted. Above this number the counts of the day are reset. */
const MAX_COUNTED = 100_000;

/** Stores security events within bounds by player, address and kind, and reports all of them to the observer. */
export class SecurityTrail {
  readonly #ports: TrailPorts;
  readonly #counts = new Map<string, number>();
  #countedSince: number;
  readonly #waiting: EventRow[] = [];
  #flushing: Promise<void> | undefined;

  constructor(ports: TrailPorts) {
    this.#ports = ports;
    this.#countedSince = ports.clock.monotonic();
  }

  /** Writes a change in the unit of work that makes the change. It is counted and reported after the commit. */
  async record(tx: Transaction, subject: EventSubject, event: EventOf<'change'>): Promise<void> {
    const row = this.#hasRoom(subject, event) ? this.#rowOf(subject, event) : undefined;
    if (row !== undefined) await tx.table('securityEvents').insert(row);
    tx.afterCommit(() => this.#tell(subject, event, row));
  }

  /** Records a refusal. It is counted and logged immediately, and written by the next `flush`. Above the daily limit it is only counted. */
  note(subject: EventSubject, event: EventOf<'refusal'>): void {
    const isKept = this.#waiting.length < MAX_WAITING && this.#hasRoom(subject, event);
    const row = isKept ? this.#rowOf(subject, event) : undefined;
    if (row !== undefined) this.#waiting.push(row);
    this.#tell(subject, event, row);
  }

  /** Writes the waiting refusals in one unit of work. If the write fails, they keep waiting. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const rows = [...this.#waiting];
    if (rows.length === 0) return;
    await this.#ports.store
      .transaction((tx) => tx.table('securityEvents').insert(rows))
      .catch((error: unknown) => {
        // An earlier flush committed the event, and only the answer of that commit was lost.
        if (!(error instanceof UniqueViolation)) throw error;
      });
    this.#waiting.splice(0, rows.length);
  }

  #rowOf({ playerID = '', address = '' }: EventSubject, { Kind, Detail }: SecurityEvent): EventRow {
    const { clock, random, secret } = this.#ports;
    return {
      EventID: random.uuid(),
      Kind,
      PlayerID: playerID,
      AddressHash: address === '' ? '' : addressHash(secret, address),
      Detail: SECURITY_EVENTS[Kind].carries.parse(Detail),
      CreateTime: new Date(clock.now()).toISOString(),
    };
  }

  #hasRoom(subject: EventSubject, { Kind }: SecurityEvent): boolean {
    const now = this.#ports.clock.monotonic();
    if (now - this.#countedSince >= DAY_MS || this.#counts.size >= MAX_COUNTED) {
      this.#counts.clear();
      this.#countedSince = now;
    }
    const { type, keptADay } = SECURITY_EVENTS[Kind];
    if (type === 'refusal' && this.#countOf(Kind) >= REFUSALS_A_KIND) return false;
    return this.#countOf(keyOf(subject, Kind)) < keptADay;
  }

  #countOf(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #tell(subject: EventSubject, { Kind: kind }: SecurityEvent, row: EventRow | undefined): void {
    const { observer } = this.#ports;
    if (row === undefined) {
      observer.security?.({ kind, kept: undefined });
      return;
    }
    for (const key of [keyOf(subject, kind), kind]) this.#counts.set(key, this.#countOf(key) + 1);
    const { PlayerID: playerID, AddressHash: addressHash, Detail: detail } = row;
    observer.security?.({ kind, kept: { playerID, addressHash, detail } });
  }
}

/** Counts by player, otherwise by address. */
const keyOf = ({ playerID = '', address = '' }: EventSubject, kind: string): string =>
  `${kind}:${playerID === '' ? address : playerID}`;

const trails = new WeakMap<Store, SecurityTrail>();

export function trailOf(ports: TrailPorts): SecurityTrail {
  const known = trails.get(ports.store);
  if (known !== undefined) return known;
  const made = new SecurityTrail(ports);
  trails.set(ports.store, made);
  return made;
}
