import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { Json } from '#store/table.ts';

/** Who changes what an operator may change, and when. */
export interface Actor extends Moment {
  /** `operator:<name>` at the command line, `dev` by a development tool, `clock` by a timed job. */
  readonly actor: string;
}

/** Writes what was done into the audit log, in the transaction that does it. */
export function writeAudit(
  tx: Transaction,
  { actor, nowText, ports }: Actor,
  entry: { readonly action: string; readonly subject: string; readonly detail: Json },
): Promise<void> {
  return tx.table('auditLog').insert({
    ID: ports.random.uuid(),
    Actor: actor,
    Action: entry.action,
    Subject: entry.subject,
    Detail: entry.detail,
    CreateTime: nowText,
  });
}
