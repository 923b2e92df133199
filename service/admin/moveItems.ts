import { publishWallet } from '#domain/ledger/publishWallet.ts';
import { transferWithin } from '#domain/ledger/transfer.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import type { Operator } from './command.ts';
import { ITEM_OPTIONS, itemsText, readItems } from './items.ts';
import { readPlayers } from './player.ts';
import { readReason, readWords } from './words.ts';

/** How a command moves items between players and the house. */
export interface Direction {
  /** The action in the audit log, after `player.`. Also the prefix of the transfer's id. */
  readonly action: 'grant' | 'take';
  readonly done: string;
  /** 1 gives items to the player, -1 takes items. */
  readonly sign: 1 | -1;
}

/** The words after `player grant` and `player take`. */
export const MOVE_WORDS = '<id>… [--gold N] [--gem N] [--point N] --reason TEXT [--key K]';

/**
 * Moves items between players and `house:grant`, in one transaction for all players.
 * @throws UsageError for wrong words, Refusal for an unknown player, Failure if a player has too little
 */
export async function moveItems(
  operator: Operator,
  words: readonly string[],
  { action, done, sign }: Direction,
): Promise<number> {
  const { values, rest } = readWords(words, { ...ITEM_OPTIONS, reason: 'string', key: 'string' });
  const items = readItems(values, rest.length);
  const reason = readReason(values.reason);
  const key = values.key ?? operator.ports.random.uuid();
  const { nowText } = actorOf(operator);
  const players = await operator.ports.store.transaction(async (tx) => {
    const found = await readPlayers(tx, rest);
    for (const { PlayerID } of found) {
      await transferWithin(tx, nowText, {
        ID: `${action}:${key}:${PlayerID}`,
        Reason: 'grant',
        Source: 'operator',
        Lines: items.flatMap(({ ItemID, Amount }) => [
          { Owner: 'house:grant', ItemID, Amount: -sign * Amount },
          { Owner: `player:${PlayerID}`, ItemID, Amount: sign * Amount },
        ]),
      });
      await publishWallet(tx, PlayerID);
      const detail = { Key: key, Reason: reason, Items: items.map(({ name, Amount }) => ({ Item: name, Amount })) };
      await writeAudit(tx, operator, { action: `player.${action}`, subject: PlayerID, detail });
    }
    return found;
  });
  for (const { PlayerID, Name } of players)
    operator.print(`${done} ${PlayerID} ${Name}: ${itemsText(items)} (key ${key})`);
  return 0;
}
