import { type ReactNode, useEffect, useRef } from 'react';
import { RequestFailure } from '../../../base/client/index.ts';
import { usePageHead } from '../../../base/head/index.ts';
import { useNavigate, useLocation, useSearchParams } from '../../../base/routing/index.ts';
import { RoomID } from '#protocol/entities/live.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { liveAddress, ROOM_PARAMETER } from '../parts/roomAddress.ts';
import { useLiveStage } from '../stream/index.ts';
import { LiveRoomView } from './LiveRoomView.tsx';
import { Elsewhere } from './OverPicture.tsx';
import { RoomRefused } from './RoomRefused.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';

/** The failure for an address with an invalid room ID. */
const noRoom = new RequestFailure(300011);

/** /play-game/live with a room in its address (specification 1 §2). */
export function LiveRoomPage(): ReactNode {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const stage = useLiveStage();
  const { enter, leave, room: known, roomID: entered, state, error } = stage;
  const roomID = parameters.get(ROOM_PARAMETER) ?? '';
  const isRoomID = RoomID.safeParse(roomID).success;
  /** Whether the small window continues with the room. */
  const goesOn = useRef(false);
  useEffect(() => {
    if (!isRoomID) return undefined;
    goesOn.current = false;
    enter(roomID);
    return () => {
      if (!goesOn.current) leave();
    };
  }, [enter, leave, roomID, isRoomID]);
  /** Leads to the lobby, where the small window continues with the room. */
  const goOn = (search: string): void => {
    goesOn.current = true;
    navigate(`${localePrefix(pathname)}/play-game/m${search}`);
  };
  const room = entered === roomID && known?.RoomID === roomID ? known : undefined;
  usePageHead({ title: room?.Title });

  const refusal = !isRoomID ? noRoom : state === 'refused' ? error : undefined;
  if (refusal !== undefined) {
    return (
      <RoomRefused
        error={refusal}
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
