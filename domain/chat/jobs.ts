import * as z from 'zod/mini';
import { topAnnouncementChanged } from '#protocol/operations/chat.ts';
import { topAnnouncement } from '../announcement/announcement.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Job } from '../schedule/job.ts';

/** The name of the setting with the ID of the announcement in the last push. Empty means no announcement. */
const TOLD = 'chat.topAnnouncement';

/** Pushes the announcement above the chat when it changes: when an announcement begins, ends or is withdrawn. */
const pushTopAnnouncement: Job = {
  name: 'chat.topAnnouncement',
  every: 5,
  async run(tx, { nowText }) {
    const kept = await tx.table('settings').get(TOLD);
    const top = await topAnnouncement(tx, nowText);
    const id = top?.AnnouncementID ?? '';
    if (id === (kept === undefined ? '' : z.string().parse(kept.Value))) return false;
    if (kept === undefined) await tx.table('settings').insert({ Name: TOLD, Value: id });
    else await tx.table('settings').update({ Name: TOLD }, { Value: id });
    publish(tx, topAnnouncementChanged, topicOf.all, { Announcement: top ?? null });
    return false;
  },
};

export const chatJobs: readonly Job[] = [pushTopAnnouncement];
