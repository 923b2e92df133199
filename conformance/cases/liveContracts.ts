import {
  blockViewer,
  endPoll,
  followRoom,
  getDefaultLive,
  getLiveHistory,
  getLiveSessions,
  getModerators,
  getRooms,
  getRoomSettings,
  getSanctions,
  getStreamHealth,
  getTopGivers,
  getViewers,
  hideLiveMessage,
  joinRoom,
  kickViewer,
  muteViewer,
  openPoll,
  pinLiveMessage,
  reportRoom,
  resetStreamKey,
  sendHearts,
  sendLiveMessage,
  setModerator,
  updateRoomSettings,
  votePoll,
} from '#protocol/operations/live.ts';

/** Calls of the host of a room. Co-moderators may make some of them. */
export const OF_THE_HOST = [
  getRoomSettings,
  updateRoomSettings,
  resetStreamKey,
  muteViewer,
  kickViewer,
  blockViewer,
  getSanctions,
  hideLiveMessage,
  pinLiveMessage,
  setModerator,
  getModerators,
  getStreamHealth,
  getLiveSessions,
  openPoll,
  endPoll,
] as const;

/** Calls that name a room, or mean the room of the caller. */
export const OF_A_ROOM = [
  joinRoom,
  getLiveHistory,
  getViewers,
  followRoom,
  getTopGivers,
  reportRoom,
  ...OF_THE_HOST,
] as const;

/** Calls that need open live rooms. */
export const OF_LIVE_ROOMS = [sendLiveMessage, sendHearts, votePoll, getRooms, getDefaultLive, ...OF_A_ROOM] as const;
