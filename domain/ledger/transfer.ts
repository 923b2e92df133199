import type { SharedWork, Store, Transaction } from '../ports/store.ts';
import { postTransfers, type TransferUnit } from './post.ts';
import type { PostedTransfer, Transfer } from './posting.ts';

const ledgerWork: SharedWork<TransferUnit, PostedTransfer> = { name: 'ledger', apply: postTransfers };

/**
 * Posts a single transfer. Resolves once it is durable. A second call with the same id and content returns the first outcome, so a failed
 * id stays failed. A posted transfer can be reversed once.
 *
 * @param nowText the time of the request, ISO 8601 in UTC
 * @throws Failure 100011 or 200124 if a player has too little gold or too little of another item; 100000 if the id was used with another
 * content, or if the transfer to reverse was not posted; RangeError for a malformed transfer
 */
export const transfer = (store: Store, nowText: string, asked: Transfer): Promise<PostedTransfer> =>
  store.share(ledgerWork, { transfer: asked, nowText });

/**
 * Posts a transfer as part of a larger unit of work, by the same rules. If that unit throws, nothing is stored, not even the failed id.
 *
 * @throws as `transfer`
 */
export async function transferWithin(tx: Transaction, nowText: string, asked: Transfer): Promise<PostedTransfer> {
  const [outcome] = await ledgerWork.apply(tx, [{ transfer: asked, nowText }]);
  if (outcome === undefined) throw new Error('a transfer was not answered');
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

/**
 * Posts several transfers in their order as part of a larger unit of work, with as few calls to the store as one transfer takes.
 *
 * @returns the posted transfers, in the same order
 * @throws as `transfer`, for the first that fails
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
