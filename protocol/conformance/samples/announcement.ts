import type { Samples } from '../samples.ts';

export const announcementSamples: Samples = {
  getAnnouncements: { Lang: 'zh_tw' },
  getAnnouncement: { Lang: 'zh_tw', AnnouncementID: 'demo-1' },
  getServiceStatus: {},
};
