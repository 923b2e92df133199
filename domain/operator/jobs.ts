import { pushAnnouncements } from '../announcement/publish.ts';
import type { Job } from '../schedule/job.ts';
import { announceMaintenance } from './maintenance.ts';
import { purge } from './purge.ts';

export const operatorJobs: readonly Job[] = [
  {
    name: 'maintenance',
    every: 10,
    async run(tx, moment) {
      await announceMaintenance(tx, { ...moment, actor: 'clock' });
      return false;
    },
  },
  { name: 'announcements', every: 10, run: (tx, { nowText }) => pushAnnouncements(tx, nowText) },
  { name: 'purge', every: 60 * 60, run: (tx, { now }) => purge(tx, now) },
];
