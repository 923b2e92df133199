import { mutePlayer } from '#domain/operator/mute.ts';
import { actorOf } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

const YEAR_MINUTES = 366 * 24 * 60;

/** `player mute <id>… --minutes N --reason TEXT`, or `--off` */
export const playerMute: Command = {
  verb: 'player mute',
  takes: '<id>… (--minutes N [--reason TEXT] | --off)',
  does: 'mutes players for a while, or ends the mute; each player gets a notice at once',
  async run(operator, words) {
    const { values, rest } = readWords(words, { minutes: 'string', reason: 'string', off: 'boolean' });
    if ((values.minutes === undefined) === (values.off === undefined))
      throw new UsageError('give either --minutes or --off');
    const actor = actorOf(operator);
    const until =
      values.off === true
        ? ''
        : new Date(actor.now + readNumber('--minutes', values.minutes, 1, YEAR_MINUTES) * 60_000).toISOString();
    const reason = values.off === true ? '' : (values.reason ?? '');
    const players = await operator.ports.store.transaction(async (tx) => {
      const found = await readPlayers(tx, rest);
      for (const { PlayerID } of found) await mutePlayer(tx, actor, PlayerID, { until, reason });
      return found;
    });
    for (const { PlayerID, Name } of players)
      operator.print(`${PlayerID} ${Name}: ${until === '' ? 'may send again' : `muted until ${until}`}`);
    return 0;
  },
};
