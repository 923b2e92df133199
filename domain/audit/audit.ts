import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { Json } from '#store/table.ts';

/** The author and the time of an operator's change. */
export interface Actor extends Moment {
  /** The author is `operator:<name>` for the command line, `dev` for a development tool, `clock` for a scheduled job. */
  readonly actor: string;
}

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
