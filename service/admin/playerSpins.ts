import { grantSpins } from '#domain/spinGrant/grantSpins.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { FREE_SPIN_OPTIONS, readFreeSpins } from './freeSpins.ts';
import { MAX_GRANT } from './items.ts';
import { readPlayers } from './player.ts';
import { readReason, readTime, readWords } from './words.ts';

const DAYS = 30;

/** `player spins <id>… --free-spins N --game G --stake N` grants free spins. The house pays their stakes when they are used. */
export const playerSpins: Command = {
  verb: 'player spins',
  takes: '<id>… --free-spins N --game G --stake N --reason TEXT [--until TIME] [--key K]',
  does: `grants free spins of a game, for ${DAYS} days by default; their stakes are within the limit of one call; the same --key grants only once`,
  async run(operator, words) {
    const { values, rest } = readWords(words, {
      ...FREE_SPIN_OPTIONS,
      reason: 'string',
      until: 'string',
      key: 'string',
    });
    const { store, random } = operator.ports;
    const spins = await readFreeSpins(store, values);
    if (spins === undefined) throw new UsageError('how many? --free-spins, --game and --stake');
    const { GameCode, Stake, Count } = spins;
    if (Stake * Count * rest.length > MAX_GRANT)
      throw new UsageError(
        `the stakes of one call are at most ${MAX_GRANT.toLocaleString('en')} gold, over all players`,
      );
    const reason = readReason(values.reason);
    const key = values.key ?? random.uuid();
    const actor = actorOf(operator);
    const ExpireTime =
      values.until === undefined
        ? new Date(actor.now + DAYS * DAY_MS).toISOString()
        : readTime('--until', values.until);
    if (ExpireTime <= actor.nowText) throw new UsageError('--until is over');
    const players = await store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID } of found) {
        const OriginID = `operator:${key}:${PlayerID}`;
        await tx.lock([`player:${PlayerID}`]);
        await grantSpins(tx, actor, { OriginID, PlayerID, Source: 'operator', GameCode, Stake, Count, ExpireTime });
        const detail = { Key: key, Reason: reason, GameCode, Stake, Count, ExpireTime };
        await writeAudit(tx, operator, { action: 'player.spins', subject: PlayerID, detail });
      }
      return found;
    });
    for (const { PlayerID, Name } of players)
      operator.print(
        `granted ${PlayerID} ${Name}: ${Count} free spins of ${GameCode} at ${Stake} until ${ExpireTime} (key ${key})`,
      );
    return 0;
  },
};
