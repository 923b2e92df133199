export { getAnnouncementHistory, getHistory } from './history.ts';
export { getAlliances, getPrivateRooms, getTopAnnouncement } from './lists.ts';
export { getOnlineCount } from './onlineCount.ts';
export { reportMessage } from './reportMessage.ts';
export { sendAnnouncement, sendClubMessage, sendPublicMessage } from './sendToChannel.ts';
export { sendPrivateMessage } from './sendPrivateMessage.ts';
export { getUnread, markRead } from './unread.ts';
