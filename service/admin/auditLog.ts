import { type Actor, writeAudit as write } from '#domain/audit/audit.ts';
import type { Transaction } from '#domain/ports/store.ts';
import type { Operator } from './command.ts';

/** The operator, as the domain describes the author of a change. */
export function actorOf({ ports, name }: Operator): Actor {
  const now = ports.clock.now();
  return { ports, now, nowText: new Date(now).toISOString(), actor: `operator:${name}` };
}

/** Writes an operator's action into the audit log, in the transaction of the action. */
export const writeAudit = (tx: Transaction, operator: Operator, entry: Parameters<typeof write>[2]): Promise<void> =>
  write(tx, actorOf(operator), entry);
