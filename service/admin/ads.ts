import { Op } from 'sequelize';
import { z } from 'zod';
import { saveAd, removeAd } from '#domain/ad/ads.ts';
import { NEVER } from '#domain/announcement/announcement.ts';
import { AdPlace, Platform } from '#protocol/entities/ad.ts';
import { LocalisedText } from '#protocol/entities/identifiers.ts';
import { actorOf } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readDraft } from './draftFile.ts';
import { readTime, readWords } from './words.ts';

/** A path of our own site, or an https address. */
const Address = z.string().regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, 'must be a path or an https address');
const Draft = z.strictObject({
  Bookmark: AdPlace,
  Platform: z.optional(Platform),
  Title: LocalisedText,
  Image: z.object({ zh_tw: Address, id_id: Address, vi_vn: Address }),
  Link: Address.or(z.literal('')).default(''),
  Order: z.int().min(1).max(1000).default(1),
});

/** `ad add <file>` */
export const adAdd: Command = {
  verb: 'ad add',
  takes: '<file.json> [--from TIME] [--until TIME]',
  does: 'puts up an ad: {"Bookmark":"lobby|activity|store|live","Title":{…},"Image":{…},"Link","Order","Platform"}',
  async run(operator, words) {
    const { values, rest } = readWords(words, { from: 'string', until: 'string' });
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0) throw new UsageError('give one file');
    const draft = await readDraft(file, Draft);
    const From = values.from === undefined ? undefined : readTime('--from', values.from);
    const Until = values.until === undefined ? undefined : readTime('--until', values.until);
    const actor = actorOf(operator);
    if (Until !== undefined && Until <= (From ?? actor.nowText))
      throw new UsageError('--until is before the beginning');
    const id = await operator.ports.store.transaction((tx) => saveAd(tx, actor, { ...draft, From, Until }));
    operator.print(`ad ${id} "${draft.Title.zh_tw}" stands in ${draft.Bookmark}`);
    return 0;
  },
};

/** `ad list` */
export const adList: Command = {
  verb: 'ad list',
  takes: '',
  does: 'prints current and planned ads',
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    const { nowText } = actorOf(operator);
    const rows = await operator.models.ads.findAll({
      where: { EndTime: { [Op.gt]: nowText } },
      order: ['Bookmark', 'Position', 'AdID'],
    });
    for (const { AdID, Bookmark, Platform: platform, Position, StartTime, EndTime, Title } of rows)
      operator.print(
        `${AdID}  ${Bookmark} ${Position}${platform === '' ? '' : ` ${platform}`}  ${StartTime} to ${EndTime === NEVER ? 'ever' : EndTime}  ${Title.zh_tw}`,
      );
    return 0;
  },
};

/** `ad remove <id>` */
export const adRemove: Command = {
  verb: 'ad remove',
  takes: '<id>',
  does: 'removes an ad',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one id');
    if (!(await operator.ports.store.transaction((tx) => removeAd(tx, actorOf(operator), id))))
      throw new Refusal(`there is no ad ${id}`);
    operator.print(`ad ${id} is down`);
    return 0;
  },
};
