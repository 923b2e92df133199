import type { Samples } from './samplesByContract.ts';

export const liveSamples: Samples = {
  joinRoom: { RoomID: '2' },
  leaveRoom: {},
  sendLiveMessage: { Message: '主播晚安' },
  getLiveHistory: { RoomID: '1', Page: 1 },
  getViewers: { RoomID: '1' },
  getRooms: {},
  getDefaultLive: {},
  getRoomSettings: { RoomID: '1' },
  updateRoomSettings: { RoomID: '1', Title: '今晚衝大獎' },
  resetStreamKey: { RoomID: '1' },
  muteViewer: { RoomID: '1', PlayerID: '10000003', Seconds: 60 },
  kickViewer: { RoomID: '1', PlayerID: '10000003', Seconds: 60 },
  getStreamInfo: { RoomID: '1' },
};
