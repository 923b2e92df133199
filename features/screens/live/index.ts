import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

export { ROOM_PARAMETER } from './parts/roomAddress.ts';
export {
  type Engine,
  type LiveStage,
  LiveStageProvider,
} from './stream/index.ts';

/** /live/host */
export const HostPage = lazy(
  loadAgain(() => import('./host/HostPage.tsx').then((module) => ({ default: module.HostPage }))),
);
/** /play-game/live with a room in the address. */
export const LiveRoomPage = lazy(
  loadAgain(() => import('./room/LiveRoomPage.tsx').then((module) => ({ default: module.LiveRoomPage }))),
);
