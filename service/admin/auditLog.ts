import type { Transaction } from '#domain/ports/store.ts';
import type { Json } from '#domain/tables.ts';
import type { Operator } from './command.ts';

/** Writes what an operator does into the audit log, in the transaction that does it. */
export function writeAudit(
  tx: Transaction,
  { ports, name }: Operator,
  entry: { readonly action: string; readonly subject: string; readonly detail: Json },
): Promise<void> {
  return tx.table('auditLog').insert({
    ID: ports.random.uuid(),
    Actor: `operator:${name}`,
    Action: entry.action,
    Subject: entry.subject,
    Detail: entry.detail,
    CreateTime: new Date(ports.clock.now()).toISOString(),
  });
}
