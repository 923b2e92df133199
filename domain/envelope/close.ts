import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../player/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import { ENVELOPE_ESCROW } from './open.ts';
import type { EnvelopeRow } from './present.ts';

/**
 * Ends an open red envelope; what is left goes back to its sender. The caller holds its lock and knows that it is open.
 * @returns it afterwards, and the gold that went back
 */
export async function closeEnvelope(
  tx: Transaction,
  { nowText }: Moment,
  row: EnvelopeRow,
  end: 'expired' | 'cancelled',
): Promise<{ readonly row: EnvelopeRow; readonly refund: number }> {
  const refund = row.Amount - row.ClaimedAmount;
  const Status = ENVELOPE_STATUS[end];
  await tx.table('envelopes').update({ RedEnvelopeID: row.RedEnvelopeID }, { Status });
  await transferWithin(tx, nowText, {
    ID: `envelope:${row.RedEnvelopeID}:refund`,
    Reason: 'refund',
    Source: 'envelope',
    Lines: [
      { Owner: ENVELOPE_ESCROW, ItemID: ITEM.gold, Amount: -refund },
      { Owner: `player:${row.SenderID}`, ItemID: ITEM.gold, Amount: refund },
    ],
  });
  await publishWallet(tx, row.SenderID);
  return { row: { ...row, Status }, refund };
}
