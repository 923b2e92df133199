import { Radio } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveRoom, RoomSettings } from '#protocol/entities/live.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useIsOnline } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { PageBack } from '../../../shared/frames/index.ts';
import { OnAirMark } from '../parts/OnAirMark.tsx';
import { ViewerCount } from '../parts/ViewerCount.tsx';
import * as css from './Host.css.ts';
import { isStill } from './healthAdvice.ts';
import { useChangeRoom } from './useHostRoom.ts';
import { useStreamHealth } from './useStreamHealth.ts';

const ON = 1;
const OFF = 2;
const UNKNOWN = '–';

export interface HostBarProps {
  settings: RoomSettings;
  room: LiveRoom | undefined;
}

/** The intended state, the viewers' picture, and the button that changes it. */
export function HostBar({ settings, room }: HostBarProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeRoom();
  const [isAsking, setAsking] = useState(false);
  const wants = settings.Status === ON;
  const isSeen = wants && settings.OnAir;
  const { data: health } = useStreamHealth();
  /** While offline, the signal on the screen may be out of date. */
  const isCurrent = useIsOnline();
  const isBroken = settings.OnAir && isStill(health?.advice);
  return (
    <header className={css.bar} data-seen={isSeen ? '' : undefined}>
      <PageBack />
      <h1 className={css.title}>
        <FormattedMessage defaultMessage="直播主控台" id="live.host.title" />
      </h1>
      {isSeen ? (
        <span className={css.mark}>
          <OnAirMark since={room?.StartTime} />
        </span>
      ) : null}
      <dl className={css.facts}>
        <div>
          <dt>
            <FormattedMessage defaultMessage="我的設定" id="live.host.wish" />
          </dt>
          <dd>
            {wants ? (
              <FormattedMessage defaultMessage="開播" id="live.host.wishOn" />
            ) : (
              <FormattedMessage defaultMessage="休息" id="live.host.wishOff" />
            )}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage defaultMessage="推流訊號" id="live.host.signal" />
          </dt>
          <dd data-good={settings.OnAir && !isBroken && isCurrent ? '' : undefined}>
            {!isCurrent ? (
              UNKNOWN
            ) : isBroken ? (
              <FormattedMessage defaultMessage="中斷" id="live.host.signalBroken" />
            ) : settings.OnAir ? (
              <FormattedMessage defaultMessage="收到" id="live.host.signalOn" />
            ) : (
              <FormattedMessage defaultMessage="沒有" id="live.host.signalOff" />
            )}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage defaultMessage="觀眾看到" id="live.host.seen" />
          </dt>
          <dd data-good={isSeen && !isBroken && isCurrent ? '' : undefined}>
            {!isCurrent ? (
              UNKNOWN
            ) : isSeen && isBroken ? (
              <FormattedMessage defaultMessage="停住的畫面" id="live.host.seenStill" />
            ) : isSeen ? (
              <FormattedMessage defaultMessage="直播畫面" id="live.host.seenOn" />
            ) : (
              <FormattedMessage defaultMessage="休息中海報" id="live.host.seenOff" />
            )}
          </dd>
        </div>
      </dl>
      {room === undefined ? null : (
        <span className={css.watching}>
          <ViewerCount count={room.OnlineCount} />
        </span>
      )}
      <Button onClick={() => setAsking(true)} variant={isSeen ? 'danger' : wants ? 'secondary' : 'primary'}>
        {wants ? (
          <FormattedMessage defaultMessage="結束直播" id="live.host.end" />
        ) : (
          <FormattedMessage defaultMessage="開始直播" id="live.host.start" />
        )}
      </Button>
      <AlertDialog
        busy={change.isPending}
        cancelLabel={formatMessage({ id: 'live.host.cancel', defaultMessage: '取消' })}
        confirmLabel={
          wants
            ? formatMessage({ id: 'live.host.end', defaultMessage: '結束直播' })
            : formatMessage({ id: 'live.host.start', defaultMessage: '開始直播' })
        }
        description={
          wants
            ? formatMessage({
                id: 'live.host.endText',
                defaultMessage: '觀眾會看到休息中海報，聊天室繼續開放。',
              })
            : settings.OnAir
              ? formatMessage({
                  id: 'live.host.startText',
                  defaultMessage: '觀眾會馬上看到您的畫面，追蹤者會收到通知。',
                })
              : formatMessage({
                  id: 'live.host.startWaits',
                  defaultMessage: '還沒有收到推流訊號。OBS 開始串流後，觀眾就會看到畫面。',
                })
        }
        icon={<Radio size={28} />}
        kind="confirm"
        onConfirm={() =>
          change.mutate(
            { Status: wants ? OFF : ON },
            {
              onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
              onSettled: () => setAsking(false),
            },
          )
        }
        onOpenChange={setAsking}
        open={isAsking}
        title={
          wants
            ? formatMessage({ id: 'live.host.endAsk', defaultMessage: '要結束直播嗎？' })
            : formatMessage({ id: 'live.host.startAsk', defaultMessage: '要開始直播嗎？' })
        }
        tone={wants ? 'danger' : 'info'}
      />
    </header>
  );
}
