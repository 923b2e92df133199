import type * as port from '#store/port.ts';
import type { Tables } from '../tables.ts';

export { UniqueViolation, WriteLockHeld } from '#store/port.ts';
export type {
  Condition,
  IntegerColumn,
  Query,
  SharedOutcome,
  TableReader,
  TableWriter,
  Through,
  ThroughQuery,
  Where,
} from '#store/port.ts';

/** The store's port over the platform's tables. */
export type Reader = port.Reader<Tables>;
export type Writer = port.Writer<Tables>;
export type Transaction = port.Transaction<Tables>;
export type Store = port.Store<Tables>;
export type RowKey = port.RowKey<Tables>;
export type SharedWork<Unit, Result> = port.SharedWork<Tables, Unit, Result>;

/** A message to connections. It is sent after its transaction is committed. Until then an outbox row keeps it. */
export type Push = port.PushOf<Tables>;
