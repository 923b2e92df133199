import { type ReactNode, useEffect, useRef } from 'react';
import { usePageHead } from '../../../base/head/index.ts';
import { useNavigate, useLocation, useSearchParams } from '../../../base/routing/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { liveAddress, ROOM_PARAMETER } from '../parts/roomAddress.ts';
import { useLiveStage } from '../stream/index.ts';
import { LiveRoomView } from './LiveRoomView.tsx';
import { Elsewhere } from './OverPicture.tsx';
import { RoomRefused } from './RoomRefused.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';

/** /play-game/live with a room in its address (specification 1 §2). */
export function LiveRoomPage(): ReactNode {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stage = useLiveStage();
  const { enter, leave, room: known, roomID: entered, state, error } = stage;
  const roomID = parameters.get(ROOM_PARAMETER) ?? '';
  /** The small window of the lobby goes on with the room. */
  const goesOn = useRef(false);
  useEffect(() => {
    goesOn.current = false;
    enter(roomID);
    return () => {
      if (!goesOn.current) leave();
    };
  }, [enter, leave, roomID]);
  /** To the lobby, where the small window goes on with the room. */
  const goOn = (search: string): void => {
    goesOn.current = true;
    navigate(`${localePrefix(pathname)}/play-game/m${search}`);
  };
  const room = entered === roomID && known?.RoomID === roomID ? known : undefined;
  usePageHead({ title: room?.Title });

  if (state === 'refused' && error !== undefined) {
    return (
      <RoomRefused
        error={error}
        list={liveAddress(pathname)}
        onRetry={() => {
          leave();
          enter(roomID);
        }}
      />
    );
  }
  if (room === undefined) {
    return (
      <RoomSkeleton>{state === 'elsewhere' ? <Elsewhere onTake={() => enter(roomID)} /> : undefined}</RoomSkeleton>
    );
  }
  return (
    <LiveRoomView
      onMini={() => goOn('')}
      onPlay={(code) => goOn(`?game=${encodeURIComponent(code)}`)}
      room={room}
      stage={stage}
    />
  );
}
