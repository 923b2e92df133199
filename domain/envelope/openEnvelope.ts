import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { ENVELOPE_HOURS } from '#protocol/rules/envelope.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { passedGold, recordPassedOn } from '../passing/recordPassedOn.ts';
import type { Transaction } from '../ports/store.ts';
import type { EnvelopeRow } from './serialize.ts';
import { drawShares } from './shares.ts';

/** Holds the gold of open red envelopes. */
export const ENVELOPE_ESCROW = 'house:envelope';

export type NewEnvelope = Pick<
  EnvelopeRow,
  'Audience' | 'ChannelType' | 'Title' | 'Content' | 'Amount' | 'Quantity' | 'Method'
> & {
  /** The part of the amount that was neither bought nor won with the player's own stakes. */
  readonly Free: number;
};

/**
 * Moves a player's gold into a red envelope and draws its shares.
 * @throws Failure 100011
 */
export async function openEnvelope(
  tx: Transaction,
  moment: Moment,
  sender: Pick<PlayerRow, 'PlayerID' | 'RegistTime'>,
  { Free, ...wanted }: NewEnvelope,
): Promise<EnvelopeRow> {
  const { ports, now, nowText } = moment;
  const { Amount, Quantity, Method } = wanted;
  const row: EnvelopeRow = {
    RedEnvelopeID: ports.random.uuid(),
    SenderID: sender.PlayerID,
    ...wanted,
    Shares: drawShares(ports.random, Amount, Quantity, Method),
    Claimed: 0,
    ClaimedAmount: 0,
    Status: ENVELOPE_STATUS.open,
    CreateTime: nowText,
    ExpireTime: new Date(now + ENVELOPE_HOURS * 60 * 60 * 1000).toISOString(),
  };
  await transferWithin(tx, nowText, {
    ID: `envelope:${row.RedEnvelopeID}:create`,
    Reason: 'create',
    Source: 'envelope',
    Lines: [
      { Owner: `player:${sender.PlayerID}`, ItemID: ITEM.gold, Amount: -Amount },
      { Owner: ENVELOPE_ESCROW, ItemID: ITEM.gold, Amount },
    ],
  });
  await tx.table('envelopes').insert(row);
  await recordPassedOn(tx, moment, sender, [passedGold(row.RedEnvelopeID, 'envelope', Amount, Free)]);
  await publishWallet(tx, sender.PlayerID);
  return row;
}
