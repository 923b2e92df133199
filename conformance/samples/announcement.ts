import type { Samples } from './samplesByContract.ts';

export const announcementSamples: Samples = {
  getAnnouncements: { Lang: 'zh_tw' },
  getAnnouncement: { Lang: 'zh_tw', AnnouncementID: 'demo-1' },
};
