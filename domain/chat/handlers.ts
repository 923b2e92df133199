export { announcementHistory, history } from './history.ts';
export { alliances, privateRooms, top } from './lists.ts';
export { report } from './report.ts';
export { announce, sendPublic, sendToClub } from './send.ts';
export { sendPrivate } from './sendPrivate.ts';
export { markRead, unread } from './unread.ts';
