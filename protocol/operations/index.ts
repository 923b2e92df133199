import type { OperationRow, PushRow } from '../operation.ts';
import * as chat from './chat.ts';
import * as connection from './connection.ts';
import * as lobby from './lobby.ts';
import * as user from './user.ts';

/**
 * All rows, for those who answer or document them. A page imports the rows that it calls from their group instead, so that
 * a first load does not carry every schema.
 */
const rows = [connection, user, chat, lobby].flatMap((group) => Object.values<object>(group));

const isOperation = (row: object): row is OperationRow => 'kind' in row && row.kind === 'operation';
const isPush = (row: object): row is PushRow => 'audience' in row;

export const OPERATIONS: readonly OperationRow[] = rows.filter(isOperation).toSorted((a, b) => a.op - b.op);
export const PUSHES: readonly PushRow[] = rows.filter(isPush).toSorted((a, b) => a.op - b.op);

const byOp = new Map(OPERATIONS.map((row) => [row.op, row]));

/** The row of an operation number. */
export const operationOf = (op: number): OperationRow | undefined => byOp.get(op);
