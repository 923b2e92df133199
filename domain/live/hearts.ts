import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { heartsCounted } from '#protocol/operations/live.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { ON_AIR } from './onAir.ts';

/** A little shorter than the second between two calls of `tell`, so that a call a moment early does not wait for the next one. */
const TELL_MS = 900;

/** Counts the hearts of live rooms in this process until they are told. A stop of the process loses at most a second of them. */
export class HeartCounter {
  readonly #ports: Pick<Ports, 'store'>;
  #waiting = new Map<string, number>();

  constructor(ports: Pick<Ports, 'store'>) {
    this.#ports = ports;
  }

  add(RoomID: string, Count: number): void {
    this.#waiting.set(RoomID, (this.#waiting.get(RoomID) ?? 0) + Count);
  }

  /** Pushes the sum of each room. Called every second. */
  async tell(now: number): Promise<void> {
    if (this.#waiting.size === 0) return;
    const counted = [...this.#waiting];
    this.#waiting = new Map();
    const early = await this.#ports.store.transaction(async (tx) => {
      await tx.lock(counted.map(([RoomID]) => `hearts:${RoomID}`));
      const rooms: string[] = [];
      for (const [RoomID, Count] of counted) if (!(await tellRoom(tx, RoomID, Count, now))) rooms.push(RoomID);
      return rooms;
    });
    // The next call looks at these rooms again.
    for (const RoomID of early) this.add(RoomID, 0);
  }
}

/**
 * Pushes the hearts of a room with those that wait from other processes. The caller holds `hearts:<id>`.
 *
 * @returns false if another process told a sum within the second, and the hearts wait
 */
async function tellRoom(tx: Transaction, RoomID: string, counted: number, now: number): Promise<boolean> {
  const rows = tx.table('liveHearts');
  const before = await rows.get(RoomID);
  const Count = counted + (before?.Waiting ?? 0);
  if (Count === 0) return true;
  const nowText = new Date(now).toISOString();
  const ToldTime = before?.ToldTime ?? '';
  // A time in the future is from before the clock was set back.
  const isEarly = ToldTime > new Date(now - TELL_MS).toISOString() && ToldTime <= nowText;
  const after = isEarly ? { Waiting: Count, ToldTime } : { Waiting: 0, ToldTime: nowText };
  if (before === undefined) await rows.insert({ RoomID, ...after });
  else await rows.update({ RoomID }, after);
  if (isEarly) return false;
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus === ON_AIR) publish(tx, heartsCounted, topicOf.room(RoomID), { RoomID, Count });
  return true;
}

const counters = new WeakMap<Ports['store'], HeartCounter>();

/** The hearts that this process counts. */
function heartsOf(ports: Pick<Ports, 'store'>): HeartCounter {
  const known = counters.get(ports.store);
  if (known !== undefined) return known;
  const counter = new HeartCounter(ports);
  counters.set(ports.store, counter);
  return counter;
}

/** Pushes the hearts that this process counted. Each process calls it every second. */
export const tellHearts = (ports: Ports): Promise<void> =>
  heartsOf(ports)
    .tell(ports.clock.now())
    .catch((error: unknown) => ports.observer.call({ name: 'hearts', code: 300003, milliseconds: 0, error }));

/** Reads no table, so that the hearts of many viewers cost the database one write a second and room. */
export const sendHearts = answer(operations.sendHearts, async ({ Count }, { connection, ports }) => {
  const RoomID = connection.roomID;
  if (RoomID === '') fail(300015);
  heartsOf(ports).add(RoomID, Count);
  return { RoomID, Count };
});
