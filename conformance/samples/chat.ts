import type { Samples } from './samplesByContract.ts';

export const chatSamples: Samples = {
  sendPublicMessage: { Message: '大家好' },
  getHistory: { ChannelType: 1, Page: 1 },
  getUnread: {},
  getOnlineCount: {},
  markRead: { ChannelType: 1 },
  sendPrivateMessage: { PlayerID: '10000002', Message: '你好' },
  sendClubMessage: { ChannelType: 3, Message: '大家好' },
  sendAnnouncement: { Message: '今晚有活動' },
  getAnnouncementHistory: { Page: 1 },
  getPrivateRooms: {},
  getAlliances: {},
  getTopAnnouncement: {},
  reportMessage: { ID: 'none', Reason: '辱罵他人' },
};
