import { transferWithin } from '#domain/ledger/transfer.ts';
import { publishWallet } from '#domain/ledger/publishWallet.ts';
import type { ItemID } from '#protocol/entities/wallet.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { ITEMS, MAX } from './items.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

/** `player grant <id>… --gold N`: through the ledger, so that the house account shows what was given. */
export const playerGrant: Command = {
  verb: 'player grant',
  takes: '<id>… [--gold N] [--gem N] [--point N] [--key K]',
  does: 'gives items from the house; the same --key gives only once',
  async run(operator, words) {
    const { values, rest } = readWords(words, { gold: 'string', gem: 'string', point: 'string', key: 'string' });
    const given = ITEMS.flatMap(([name, item]): (readonly [string, ItemID, number])[] =>
      values[name] === undefined ? [] : [[name, item, readNumber(`--${name}`, values[name], 1, MAX)]],
    );
    if (given.length === 0) throw new UsageError('what is given? --gold, --gem or --point');
    const { store, random, clock } = operator.ports;
    const key = values.key ?? random.uuid();
    const nowText = new Date(clock.now()).toISOString();
    const players = await store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID } of found) {
        await transferWithin(tx, nowText, {
          ID: `grant:${key}:${PlayerID}`,
          Reason: 'grant',
          Source: 'operator',
          Lines: given.flatMap(([, ItemID, Amount]) => [
            { Owner: 'house:grant', ItemID, Amount: -Amount },
            { Owner: `player:${PlayerID}`, ItemID, Amount },
          ]),
        });
        await publishWallet(tx, PlayerID);
        const detail = { Key: key, Items: given.map(([name, , Amount]) => ({ Item: name, Amount })) };
        await writeAudit(tx, operator, { action: 'player.grant', subject: PlayerID, detail });
      }
      return found;
    });
    const what = given.map(([name, , amount]) => `${amount.toLocaleString('en')} ${name}`).join(', ');
    for (const { PlayerID, Name } of players) operator.print(`granted ${what} to ${PlayerID} ${Name} (key ${key})`);
    return 0;
  },
};
