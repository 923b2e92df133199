import {
  ChartNoAxesColumn,
  Ellipsis,
  Flag,
  Gauge,
  Maximize,
  Minimize,
  PictureInPicture,
  PictureInPicture2,
  Share2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LIVE_ROLE, type LiveRoom } from '#protocol/entities/live.ts';
import { Menu, MenuItem } from '#ui/components/Menu/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import { PollDialog } from '../poll/PollDialog.tsx';
import type { PictureModes } from '../stream/index.ts';
import { ReportRoom } from './ReportRoom.tsx';
import * as css from './RoomRail.css.ts';
import { round } from './round.css.ts';
import { useShareRoom } from './useShareRoom.ts';

export interface RoomRailProps {
  room: LiveRoom;
  /** Whether this tab plays the picture, or will play it. */
  hasPicture: boolean;
  isMuted: boolean;
  onMutedChange: (muted: boolean) => void;
  onMini: () => void;
  picture: PictureModes;
}

/** The controls of the picture, near the thumb. */
export function RoomRail({ room, hasPicture, isMuted, onMutedChange, onMini, picture }: RoomRailProps): ReactNode {
  const { session } = useSession();
  const isGuest = useIsGuest();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isReporting, setReporting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isOwn = session?.playerID === room.Host.PlayerID;
  const share = useShareRoom(room);
  return (
    <div className={css.rail}>
      {hasPicture ? (
        <>
          <RailButton
            icon={isMuted ? <VolumeX size={22} /> : <Volume2 size={22} />}
            onClick={() => onMutedChange(!isMuted)}
            pressed={!isMuted}
          >
            <FormattedMessage defaultMessage="聲音" id="live.sound" />
          </RailButton>
          <RailButton icon={<PictureInPicture2 size={22} />} onClick={onMini}>
            <FormattedMessage defaultMessage="小視窗" id="live.mini" />
          </RailButton>
          <RailButton
            icon={picture.isFull ? <Minimize size={22} /> : <Maximize size={22} />}
            onClick={picture.toggleFullScreen}
            pressed={picture.isFull}
          >
            <FormattedMessage defaultMessage="全螢幕" id="live.fullScreen" />
          </RailButton>
        </>
      ) : null}
      <Menu
        align="end"
        trigger={
          <button className={css.railButton} type="button">
            <span aria-hidden="true" className={round}>
              <Ellipsis size={22} />
            </span>
            <span className={css.railWord}>
              <FormattedMessage defaultMessage="更多" id="live.more" />
            </span>
          </button>
        }
      >
        {hasPicture && picture.togglePictureInPicture !== undefined ? (
          <MenuItem icon={<PictureInPicture size={18} />} onSelect={picture.togglePictureInPicture}>
            <FormattedMessage defaultMessage="子母畫面" id="live.picture.window" />
          </MenuItem>
        ) : null}
        <MenuItem icon={<Share2 size={18} />} onSelect={share}>
          <FormattedMessage defaultMessage="分享直播間" id="live.share" />
        </MenuItem>
        {room.Role === LIVE_ROLE.viewer ? null : (
          <MenuItem icon={<ChartNoAxesColumn size={18} />} onSelect={() => setAsking(true)}>
            <FormattedMessage defaultMessage="發起投票" id="live.poll.open" />
          </MenuItem>
        )}
        {isOwn ? (
          <MenuItem icon={<Gauge size={18} />} onSelect={() => navigate(`${localePrefix(pathname)}/live/host`)}>
            <FormattedMessage defaultMessage="直播主控台" id="live.host.title" />
          </MenuItem>
        ) : session === undefined || isGuest ? null : (
          <MenuItem icon={<Flag size={18} />} onSelect={() => setReporting(true)}>
            <FormattedMessage defaultMessage="檢舉直播間" id="live.report" />
          </MenuItem>
        )}
      </Menu>
      {isAsking ? <PollDialog onClose={() => setAsking(false)} roomID={room.RoomID} /> : null}
      {isReporting ? <ReportRoom onClose={() => setReporting(false)} room={room} /> : null}
    </div>
  );
}

function RailButton({
  icon,
  onClick,
  pressed,
  children,
}: {
  icon: ReactNode;
  onClick: () => void;
  pressed?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <button aria-pressed={pressed} className={css.railButton} onClick={onClick} type="button">
      <span aria-hidden="true" className={round}>
        {icon}
      </span>
      <span className={css.railWord}>{children}</span>
    </button>
  );
}
