import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { useSession } from '../../../base/session/index.ts';
import { useOpenSignIn } from '../../../shared/sign-in/index.ts';
import { StreamPlayer, type UsedLiveStage, usePictureModes } from '../stream/index.ts';
import { NoticeButton } from '../parts/FollowButtons.tsx';
import { useFollow } from '../parts/useFollow.ts';
import { Backdrop } from './Backdrop.tsx';
import { GiftDoor } from './GiftDoor.tsx';
import { GiftStrips } from './GiftStrips.tsx';
import { HeartKey, RisingHearts } from './Hearts.tsx';
import { Coming, Elsewhere, OffAirPoster, OffAirWords, Stalled, Unmute, Unsupported } from './OverPicture.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import * as css from './Room.css.ts';
import { chat, chatTitle } from './RoomChat.css.ts';
import { RoomChat } from './RoomChat.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { TopGivers } from './TopGivers.tsx';
import { RoomNews } from './RoomNews.tsx';
import { RoomRail } from './RoomRail.tsx';
import { landscape, upright, wide } from './shapes.ts';
import { useControls } from './useControls.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { useHearts } from './useHearts.ts';
import { useRoomGifts } from './useRoomGifts.ts';
import { useRoomPushes } from './useRoomPushes.ts';
import { useVideoShape } from './useVideoShape.ts';
import { ViewerList } from './ViewerList.tsx';

const ON_AIR = 1;

export interface LiveRoomViewProps {
  room: LiveRoom;
  stage: UsedLiveStage;
  onMini: () => void;
  onPlay: (code: string) => void;
}

/** A room: picture, controls that hide three seconds after the last touch, gifts, and chat. */
export function LiveRoomView({ room: known, stage, onMini, onPlay }: LiveRoomViewProps): ReactNode {
  const room = useRoomPushes(known);
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const signIn = useOpenSignIn();
  const isWide = useMediaQuery(wide);
  const isUpright = useMediaQuery(upright);
  const isOnItsSide = useMediaQuery(landscape);
  const [areViewersOpen, setViewersOpen] = useState(false);
  const { state, muted, setMuted, membership, hasPoorConnection } = stage;
  const shape = useVideoShape(stage.video());
  const main = useRef<HTMLElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const areControlsShown = useControls(main, controls, state === 'playing');
  const picture = usePictureModes(main, stage.video);
  const gifts = useRoomGifts(room.RoomID);
  const follow = useFollow(room);
  const isOnAir = room.Status === ON_AIR && state !== 'offAir';
  const hearts = useHearts(room.RoomID);
  const isHost = session?.playerID === room.Host.PlayerID;
  const givesHearts = isOnAir && !isHost;
  const picturePlace = useRef<HTMLDivElement>(null);
  useDoubleTap(picturePlace, () => {
    if (givesHearts && session !== undefined) hearts.give();
  });
  return (
    <main
      aria-label={formatMessage({ id: 'live.room', defaultMessage: '直播間：{title}' }, { title: room.Title })}
      className={css.room}
      data-controls={areControlsShown ? 'shown' : 'hidden'}
      data-shape={isOnAir ? shape : 'tall'}
      ref={main}
    >
      <div className={css.stage} ref={picturePlace}>
        <div className={css.picture}>
          <StreamPlayer
            behind={isOnAir && !isUpright ? <Backdrop video={stage.video()} /> : undefined}
            fit={shape === 'tall' && (isUpright || isOnItsSide) ? 'cover' : 'contain'}
            over={{
              loading: <Coming room={room} />,
              stalled: <Stalled />,
              reconnecting: <Stalled />,
              offAir: <OffAirPoster room={room} />,
              elsewhere: <Elsewhere onTake={() => stage.enter(room.RoomID)} />,
              unsupported: <Unsupported />,
            }}
          />
        </div>
        <div className={css.shades} />
        <div className={css.controls} ref={controls}>
          <RoomHeader
            follow={follow}
            isOnAir={isOnAir}
            onViewers={() => (session === undefined ? signIn() : setViewersOpen(true))}
            room={room}
          />
          {state === 'offAir' ? (
            <OffAirWords action={<NoticeButton follow={follow} name={room.Host.Name} />} room={room} />
          ) : null}
          {session === undefined ? null : (
            <div className={css.givers}>
              <TopGivers roomID={room.RoomID} />
            </div>
          )}
          {hasPoorConnection && isOnAir ? (
            <div className={css.notice}>
              <Notice tone="offline">
                <FormattedMessage defaultMessage="您的網路較慢，畫面可能會停頓" id="live.poor" />
              </Notice>
            </div>
          ) : null}
          {room.GameCode !== '' && isOnAir ? (
            <div className={css.play}>
              <PlayTogether code={room.GameCode} onPlay={() => onPlay(room.GameCode)} />
            </div>
          ) : null}
          <RoomRail
            hasPicture={isOnAir && state !== 'elsewhere' && state !== 'unsupported'}
            isMuted={muted}
            onMini={onMini}
            onMutedChange={setMuted}
            picture={picture}
            room={room}
          />
        </div>
        {state === 'playing' && muted ? <Unmute onPress={() => setMuted(false)} /> : null}
      </div>
      <div className={css.strips}>
        <GiftStrips strips={gifts.strips} />
        <RoomNews roomID={room.RoomID} />
      </div>
      {isOnAir ? <RisingHearts hearts={hearts.rising} /> : null}
      <section
        aria-label={formatMessage({ id: 'live.chat', defaultMessage: '聊天室' })}
        className={chat}
        data-look={isWide ? 'side' : 'over'}
      >
        {isWide ? (
          <h2 className={chatTitle}>
            <FormattedMessage defaultMessage="聊天室" id="live.chat" />
          </h2>
        ) : null}
        <RoomChat
          beside={
            <>
              {givesHearts ? (
                <HeartKey onPress={session === undefined ? signIn : hearts.give} total={hearts.total} />
              ) : null}
              <GiftDoor onGiven={gifts.add} room={room} />
            </>
          }
          look={isWide ? 'side' : 'over'}
          membership={membership}
          room={room}
        />
      </section>
      {areViewersOpen ? <ViewerList onClose={() => setViewersOpen(false)} roomID={room.RoomID} /> : null}
    </main>
  );
}
