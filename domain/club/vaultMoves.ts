import type { VAULT_RECORD } from '#protocol/entities/club.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment } from '../dispatch/context.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Transaction } from '../ports/store.ts';
import { vaultOwner } from './office.ts';

export interface VaultMove {
  readonly ClubID: string;
  readonly Kind: (typeof VAULT_RECORD)[keyof typeof VAULT_RECORD];
  /** The reason in the bank book. */
  readonly Reason: string;
  /** The acting player. Empty for a scheduled job. */
  readonly ActorID: string;
  /** The receiver. Empty if the vault receives. */
  readonly PlayerID: string;
  /** The other account owner in the ledger. */
  readonly Other: string;
  /** The change of the vault. Negative for a payment. */
  readonly Change: number;
}

/**
 * Moves gold into or out of a vault and writes the record. The caller holds the club's lock and has checked that the vault holds enough.
 * @returns the record's id and the new balance of the vault
 * @throws Failure 100011 if a player has too little gold
 */
export async function moveVault(
  tx: Transaction,
  { ports, nowText }: Moment,
  move: VaultMove,
): Promise<{ readonly ID: string; readonly Vault: number }> {
  const { ClubID, Kind, ActorID, PlayerID, Change } = move;
  const ID = ports.random.uuid();
  const vault = { Owner: vaultOwner(ClubID), ItemID: ITEM.gold, Amount: Change };
  const other = { Owner: move.Other, ItemID: ITEM.gold, Amount: -Change };
  const { Entries } = await transferWithin(tx, nowText, {
    ID: `club:${ClubID}:${ID}`,
    Reason: move.Reason,
    Source: 'club',
    // The payer's line comes first, so that an amount beyond any balance fails as a shortage of the payer, not as an overflow of the
    // receiver.
    Lines: Change > 0 ? [other, vault] : [vault, other],
  });
  const Vault = Entries.find(({ Owner }) => Owner === vault.Owner)?.AfterAmount ?? 0;
  const [last] = await tx.table('clubVaultRecords').find({ where: { ClubID }, order: [['Seq', 'desc']], limit: 1 });
  await tx.table('clubVaultRecords').insert({
    ID,
    ClubID,
    Seq: (last?.Seq ?? 0) + 1,
    Kind,
    ActorID,
    PlayerID,
    Amount: Math.abs(Change),
    Balance: Vault,
    CreateTime: nowText,
  });
  return { ID, Vault };
}
