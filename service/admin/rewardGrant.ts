import { grantReward } from '#domain/reward/grant.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { ITEM_OPTIONS, readItems } from './items.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

const DAY_SECONDS = 24 * 60 * 60;
const LONGEST_DAYS = 366;

/** `reward grant` offers a reward that players claim in the events. `player grant` gives items immediately. */
export const rewardGrant: Command = {
  verb: 'reward grant',
  takes: '(<id>… | --everyone) (--gold N | --gem N | --point N) --zh TEXT --id TEXT --vi TEXT [--days N] [--key K]',
  does: 'offers a reward that each player claims, for 7 days by default; the same --key offers only once',
  async run(operator, words) {
    const { values, rest } = readWords(words, {
      everyone: 'boolean',
      ...ITEM_OPTIONS,
      zh: 'string',
      id: 'string',
      vi: 'string',
      days: 'string',
      key: 'string',
    });
    if ((values.everyone === true) === rest.length > 0) throw new UsageError('who? Give ids, or --everyone');
    // A reward for everyone has a limit for each player.
    const [item, ...more] = readItems(values, Math.max(1, rest.length));
    if (item === undefined || more.length > 0) throw new UsageError('what? One of --gold, --gem and --point');
    const { name, ItemID, Amount } = item;
    const { zh: zh_tw, id: id_id, vi: vi_vn } = values;
    if (zh_tw === undefined || id_id === undefined || vi_vn === undefined)
      throw new UsageError('a reward needs its title in all of --zh, --id and --vi');
    const Seconds = readNumber('--days', values.days ?? '7', 1, LONGEST_DAYS) * DAY_SECONDS;
    const actor = actorOf(operator);
    const key = values.key ?? operator.ports.random.uuid();
    await operator.ports.store.transaction(async (tx) => {
      const owners = values.everyone === true ? [''] : (await readPlayers(tx, rest)).map(({ PlayerID }) => PlayerID);
      for (const PlayerID of owners) {
        const Title = { zh_tw, id_id, vi_vn };
        const RewardID = `operator:${key}:${PlayerID}`;
        await grantReward(tx, actor, { RewardID, PlayerID, Title, ItemID, Amount, Source: 'operator', Seconds });
        const detail = { Key: key, Item: name, Amount };
        await writeAudit(tx, operator, {
          action: 'reward.grant',
          subject: PlayerID === '' ? 'everyone' : PlayerID,
          detail,
        });
      }
    });
    const who = values.everyone === true ? 'everyone' : rest.join(', ');
    operator.print(`offered ${Amount.toLocaleString('en')} ${name} to ${who} (key ${key})`);
    return 0;
  },
};
