export { join, leave } from './attend.ts';
export { resetKey, settings, updateSettings } from './host.ts';
export { kick, mute } from './sanction.ts';
export { liveHistory, send } from './talk.ts';
export { defaultLive, rooms, streamInfo, viewers } from './watch.ts';
