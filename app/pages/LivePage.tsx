import { lazy, type ReactNode } from 'react';
import { useSearchParams } from '#features/base/routing/index.ts';
import { LiveRoomPage, ROOM_PARAMETER } from '#features/screens/live/index.ts';
import { drawnPages } from '../drawnPages.ts';
import { WhereLive } from './WhereLive.tsx';

const LiveListPage = lazy(drawnPages['/play-game/live'].load);

/** The live page: the list of rooms, or the room of `?live=`. */
export function LivePage(): ReactNode {
  const [parameters] = useSearchParams();
  return <WhereLive>{parameters.has(ROOM_PARAMETER) ? <LiveRoomPage /> : <LiveListPage />}</WhereLive>;
}
