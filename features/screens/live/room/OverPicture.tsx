import { VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { useIsOnline } from '../../../base/client/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { LastOnAir } from '../parts/LastOnAir.tsx';
import { Poster } from '../parts/Poster.tsx';
import * as css from './OverPicture.css.ts';
import { unmute } from './Room.css.ts';

/** Replaces the picture of a room that is off air. */
export function OffAirPoster({ room }: { room: LiveRoom }): ReactNode {
  return (
    <div className={css.offAir}>
      <Poster host={room.Host} tone="dim" />
    </div>
  );
}

/** The text over the poster: the time of the last session, and a control. */
export function OffAirWords({ room, action }: { room: LiveRoom; action?: ReactNode }): ReactNode {
  return (
    <div className={css.offAirPlace}>
      <Text as="p" face="heading" size={20} tone="inherit" weight="bold">
        <FormattedMessage defaultMessage="主播休息中" id="live.offAir" />
      </Text>
      <p className={css.offAirText}>
        <LastOnAir time={room.StartTime} />
      </p>
      {action}
    </div>
  );
}

/** Shown over a picture that is loading. */
export function Coming({ room }: { room: LiveRoom | undefined }): ReactNode {
  return (
    <div className={css.offAir}>
      {room === undefined ? null : <Poster host={room.Host} />}
      <p className={css.busy} role="status">
        <Spinner decorative />
        <FormattedMessage defaultMessage="畫面載入中" id="live.picture.loading" />
      </p>
    </div>
  );
}

/** Shown over the last frame of a stopped picture. */
export function Stalled(): ReactNode {
  const isOnline = useIsOnline();
  return (
    <p className={css.busy} role="status">
      <Spinner decorative />
      {isOnline ? (
        <FormattedMessage defaultMessage="訊號不穩，等主播恢復" id="live.picture.stalled" />
      ) : (
        <FormattedMessage defaultMessage="您的裝置沒有網路，連線後會繼續播放" id="live.picture.offline" />
      )}
    </p>
  );
}

/** Shown over a picture that another tab plays. */
export function Elsewhere({ onTake }: { onTake: () => void }): ReactNode {
  return (
    <div className={css.offAirWords}>
      <Text as="p" face="heading" size={20} tone="inherit" weight="bold">
        <FormattedMessage defaultMessage="直播在另一個分頁播放" id="live.picture.elsewhere" />
      </Text>
      <Button onClick={onTake}>
        <FormattedMessage defaultMessage="在這裡看" id="live.picture.here" />
      </Button>
    </div>
  );
}

/** Shown over a picture that this browser can't play. */
export function Unsupported(): ReactNode {
  return (
    <div className={css.offAirWords}>
      <Text as="p" face="heading" size={20} tone="inherit" weight="bold">
        <FormattedMessage defaultMessage="這個瀏覽器無法播放直播" id="live.picture.unsupported" />
      </Text>
      <p className={css.offAirText}>
        <FormattedMessage
          defaultMessage="請更新系統，或改用新版的 Chrome、Edge、Firefox。聊天室照常使用。"
          id="live.picture.unsupportedText"
        />
      </p>
    </div>
  );
}

/** A button that turns the sound on, since browsers start muted. */
export function Unmute({ onPress }: { onPress: () => void }): ReactNode {
  return (
    <div className={unmute}>
      <Pill icon={<VolumeX size={18} />} onClick={onPress}>
        <FormattedMessage defaultMessage="開啟聲音" id="live.unmute" />
      </Pill>
    </div>
  );
}
