export { joinRoom, leaveRoom } from './joinRoom.ts';
export { getRoomSettings, resetStreamKey, updateRoomSettings } from './roomSettings.ts';
export { kickViewer, muteViewer } from './muteAndKick.ts';
export { getLiveHistory, sendLiveMessage } from './liveMessages.ts';
export { getDefaultLive, getRooms, getStreamInfo, getViewers } from './readRooms.ts';
