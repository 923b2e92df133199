import { z } from 'zod';
import { NEVER } from '#domain/announcement/announcement.ts';
import { saveAnnouncement, unpublish } from '#domain/announcement/publish.ts';
import { AnnouncementCategory } from '#protocol/entities/announcement.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { actorOf } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readDraft } from './draftFile.ts';
import { readTime, readWords } from './words.ts';

const SHOWN = 50;
const Text = z.object({
  zh_tw: z.string().min(1),
  id_id: z.string().min(1),
  vi_vn: z.string().min(1),
}) satisfies z.ZodType<LocalisedText>;
const Draft = z.strictObject({ Category: z._default(AnnouncementCategory, 'news'), Title: Text, Content: Text });

/** `announce <file>` */
export const announce: Command = {
  verb: 'announce',
  takes: '<file.json> [--from TIME] [--until TIME] [--top]',
  does: 'publishes an announcement, now or at its time: {"Category":"news|event|maintenance","Title":{"zh_tw","id_id","vi_vn"},"Content":{…HTML}}; --top sets it above the chat',
  async run(operator, words) {
    const { values, rest } = readWords(words, { from: 'string', until: 'string', top: 'boolean' });
    const [file, ...more] = rest;
    if (file === undefined || more.length > 0) throw new UsageError('give one file');
    const draft = await readDraft(file, Draft);
    const From = values.from === undefined ? undefined : readTime('--from', values.from);
    const Until = values.until === undefined ? undefined : readTime('--until', values.until);
    const actor = actorOf(operator);
    if (Until !== undefined && Until <= (From ?? actor.nowText))
      throw new UsageError('--until is before the beginning');
    const id = await operator.ports.store.transaction((tx) =>
      saveAnnouncement(tx, actor, { ...draft, IsTop: values.top === true, From, Until }),
    );
    operator.print(`announcement ${id} "${draft.Title.zh_tw}" ${From === undefined ? 'is published' : `from ${From}`}`);
    return 0;
  },
};

/** `announce list` */
export const announceList: Command = {
  verb: 'announce list',
  takes: '',
  does: `prints the newest ${SHOWN} announcements with their times`,
  async run(operator, words) {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is too much`);
    const rows = await operator.models.announcements.findAll({
      order: [
        ['PublishTime', 'DESC'],
        ['AnnouncementID', 'DESC'],
      ],
      limit: SHOWN,
    });
    for (const { AnnouncementID, Category, Title, IsTop, PublishTime, UnpublishTime } of rows)
      operator.print(
        `${AnnouncementID}  ${Category}${IsTop ? ' top' : ''}  ${PublishTime} to ${UnpublishTime === NEVER ? 'ever' : UnpublishTime}  ${Title.zh_tw}`,
      );
    return 0;
  },
};

/** `announce remove <id>` */
export const announceRemove: Command = {
  verb: 'announce remove',
  takes: '<id>',
  does: 'ends an announcement now',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one id');
    const gone = await operator.ports.store.transaction((tx) => unpublish(tx, actorOf(operator), id));
    if (!gone) throw new Refusal(`no announcement ${id} stands or is to stand`);
    operator.print(`announcement ${id} is taken back`);
    return 0;
  },
};
