import { auditLedger, type Imbalance, imbalanceText } from '#domain/ledger/audit.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, type Operator, UsageError } from './command.ts';
import { repairLedger } from './ledgerRepair.ts';
import { readWords } from './words.ts';

/** `ledger audit` prints `balanced`, or each broken rule with its place. In that case the exit code is 1. */
export const ledgerAudit: Command = {
  verb: 'ledger audit',
  takes: '[--repair]',
  does: 'checks every transfer, entry and balance; prints "balanced" or the differences (exit code 1). --repair first removes entries that belong to no transfer, and nothing else',
  async run(operator, words) {
    const { values, rest } = readWords(words, { repair: 'boolean' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const found = values.repair === true ? await repairLedger(operator) : await audit(operator);
    if (found.length === 0) operator.print('balanced');
    for (const imbalance of found) operator.print(`not balanced: ${imbalanceText(imbalance)}`);
    return found.length === 0 ? 0 : 1;
  },
};

async function audit(operator: Operator): Promise<readonly Imbalance[]> {
  // The audit reads as of one instant, so that no transfer changes the counts, while a running service continues to write.
  const { store } = operator.ports;
  const found = await store.readConsistently(auditLedger);
  await store.transaction((tx) =>
    writeAudit(tx, operator, { action: 'ledger.audit', subject: 'ledger', detail: { Found: found.length } }),
  );
  return found;
}
