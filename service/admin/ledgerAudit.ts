import { auditLedger } from '#domain/ledger/audit.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';

/** `ledger audit`: `balanced`, or each rule that is broken and where; then the exit code is 1. */
export const ledgerAudit: Command = {
  verb: 'ledger audit',
  takes: '',
  does: 'checks every transfer, entry and balance; prints "balanced" or what is not (exit code 1)',
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    // Of one instant, so that nothing moves while it is counted, and beside a running service's writes.
    const { store } = operator.ports;
    const found = await store.readConsistently(auditLedger);
    await store.transaction((tx) =>
      writeAudit(tx, operator, { action: 'ledger.audit', subject: 'ledger', detail: { Found: found.length } }),
    );
    if (found.length === 0) operator.print('balanced');
    for (const { Rule, Subject } of found) operator.print(`not balanced: ${Subject}: ${Rule}`);
    return found.length === 0 ? 0 : 1;
  },
};
