import { banPlayer, liftBan } from '#domain/operator/ban.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

const LONGEST_DAYS = 3660;

/** `player ban <id>… --reason TEXT [--days N]`, or `--off` */
export const playerBan: Command = {
  verb: 'player ban',
  takes: '<id>… (--reason TEXT [--days N] | --off)',
  does: 'ends the sessions of players and refuses their sign-in, for days or until lifted; the public list shows the reason: cheating, name, harassment, trading, fraud (translated into every language) or your own text',
  async run(operator, words) {
    const { values, rest } = readWords(words, { reason: 'string', days: 'string', off: 'boolean' });
    if ((values.reason === undefined) === (values.off === undefined))
      throw new UsageError('give either --reason or --off');
    if (values.off === true && values.days !== undefined) throw new UsageError('--off takes no --days');
    const actor = actorOf(operator);
    const days = values.days === undefined ? 0 : readNumber('--days', values.days, 1, LONGEST_DAYS);
    const Until = days === 0 ? '' : new Date(actor.now + days * DAY_MS).toISOString();
    const { reason: Reason = '' } = values;
    const players = await operator.ports.store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID } of found) {
        if (values.off === true) await liftBan(tx, actor, PlayerID);
        else await banPlayer(tx, actor, { PlayerID, Reason, Until });
        const action = values.off === true ? 'player.unban' : 'player.ban';
        await writeAudit(tx, operator, { action, subject: PlayerID, detail: { Until, Reason } });
      }
      return found;
    });
    const what =
      values.off === true ? 'may sign in again' : `banned ${Until === '' ? 'until lifted' : `until ${Until}`}`;
    for (const { PlayerID, Name } of players) operator.print(`${PlayerID} ${Name}: ${what}`);
    return 0;
  },
};
