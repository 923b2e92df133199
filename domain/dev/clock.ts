import type { Clock } from '../ports/index.ts';
import type { Store } from '../ports/store.ts';

const NAME = 'clockOffset';

/**
 * The machine's clock, moved forward by what `/dev/clock` added; the offset outlives a restart, so that nothing stored lies
 * in the future then.
 * @param monotonic the machine's milliseconds that never go back, such as `performance.now()`
 * @param onError told when the offset could not be kept
 */
export async function createSystemClock(
  store: Store,
  monotonic: () => number,
  onError: (error: unknown) => void,
): Promise<Clock> {
  const kept = await store.table('settings').get(NAME);
  let offset = typeof kept?.Value === 'number' ? kept.Value : 0;
  return {
    now: () => Date.now() + offset,
    // The offset includes what earlier processes added; `monotonic` may count from any moment.
    monotonic: () => monotonic() + offset,
    advance: (milliseconds) => {
      offset += milliseconds;
      saveOffset(store, offset).catch(onError);
    },
  };
}

function saveOffset(store: Store, offset: number): Promise<void> {
  return store.transaction(async (tx) => {
    const changed = await tx.table('settings').update({ Name: NAME }, { Value: offset });
    if (changed === 0) await tx.table('settings').insert({ Name: NAME, Value: offset });
  });
}
