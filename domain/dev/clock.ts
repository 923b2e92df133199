import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/index.ts';
import type { Store } from '../ports/store.ts';

const NAME = 'clockOffset';
/** The topic of notices between processes that the clock was moved. They are never sent to a client. */
const CLOCK_TOPIC = 'clock';
/** No frame has this number. */
const NOTICE = 0;

export interface ClockParts {
  readonly store: Store;
  readonly bus: Bus;
  /** The machine's monotonic milliseconds, such as `performance.now()`. */
  readonly monotonic: () => number;
  /** Called if the offset could not be stored. */
  readonly onError: (error: unknown) => void;
}

/**
 * The machine's clock, moved forward by the sum of all `/dev/clock` calls in any process. The offset outlives a restart, so that no stored
 * time is in the future then.
 */
export async function createSystemClock({ store, bus, monotonic, onError }: ClockParts): Promise<Clock> {
  let offset = 0;
  let keeping: Promise<void> = Promise.resolve();
  // The clock only moves forward, so an older notice changes nothing.
  const moveTo = (kept: unknown): void => {
    if (typeof kept === 'number') offset = Math.max(offset, kept);
  };
  bus.subscribe(({ topic, result }) => {
    if (topic === CLOCK_TOPIC) moveTo(result);
  });
  const catchUp = async (): Promise<void> => moveTo((await store.table('settings').get(NAME))?.Value);
  await catchUp();
  return {
    now: () => Date.now() + offset,
    // The offset includes the moves of earlier processes. `monotonic` may count from any moment.
    monotonic: () => monotonic() + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
      const kept = addToOffset(store, milliseconds).catch(onError);
      keeping = Promise.all([keeping, kept]).then(() => {});
    },
    kept: () => keeping.then(catchUp).catch(onError),
  };
}

function addToOffset(store: Store, milliseconds: number): Promise<void> {
  return store.transaction(async (tx) => {
    await tx.lock([NAME]);
    const known = await tx.table('settings').get(NAME);
    const offset = (typeof known?.Value === 'number' ? known.Value : 0) + milliseconds;
    if (known === undefined) await tx.table('settings').insert({ Name: NAME, Value: offset });
    else await tx.table('settings').update({ Name: NAME }, { Value: offset });
    tx.publish({ topic: CLOCK_TOPIC, op: NOTICE, code: 200, result: offset, personal: false, socket: 'both' });
  });
}
