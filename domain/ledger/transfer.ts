import type { SharedWork, Store, Transaction } from '../ports/store.ts';
import { postTransfers, type TransferUnit } from './post.ts';
import type { PostedTransfer, Transfer } from './posting.ts';

/** All transfers that wait are posted together. */
const ledgerWork: SharedWork<TransferUnit, PostedTransfer> = { name: 'ledger', apply: postTransfers };

/**
 * Posts a transfer of its own; resolves once it is durable. Asked again with the same id and content it answers the first
 * outcome: an id that failed stays failed. Reversing takes back a standing transfer once.
 * @param nowText when it is asked for, ISO 8601 in UTC
 * @throws Failure 100011 or 200124 when a player is short of gold or of another item; 100000 when the id stood for another
 *   content, or what is to be reversed does not stand; RangeError for a malformed transfer
 */
export const transfer = (store: Store, nowText: string, asked: Transfer): Promise<PostedTransfer> =>
  store.share(ledgerWork, { transfer: asked, nowText });

/**
 * Posts a transfer as part of a larger unit of work; the same rules. When that unit throws, nothing of it stayed, the
 * failed id included.
 * @throws as `transfer`
 */
export async function transferWithin(tx: Transaction, nowText: string, asked: Transfer): Promise<PostedTransfer> {
  const [outcome] = await ledgerWork.apply(tx, [{ transfer: asked, nowText }]);
  if (outcome === undefined) throw new Error('a transfer was not answered');
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/**
 * Posts several transfers in their order as part of a larger unit of work, by as few calls to the store as one takes.
 * @returns what was posted, each in its place
 * @throws as `transfer`, for the first of them that fails
 */
export async function transfersWithin(
  tx: Transaction,
  nowText: string,
  asked: readonly Transfer[],
): Promise<readonly PostedTransfer[]> {
  const units = asked.map((each) => ({ transfer: each, nowText }));
  return (await ledgerWork.apply(tx, units)).map((outcome) => {
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  });
}
