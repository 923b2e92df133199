import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { setPublisher } from '#protocol/endpoints/dev.ts';
import type { LiveRoom, RoomSettings } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useClient, useIsOnline } from '../../../base/client/index.ts';
import { useSettings } from '../../../base/settings/index.ts';
import { StreamPlayer, useLiveStage } from '../stream/index.ts';
import { adviceMessages } from './adviceMessages.ts';
import { isStill } from './healthAdvice.ts';
import * as css from './Host.css.ts';
import { useStreamHealth } from './useStreamHealth.ts';

const ON = 1;

export interface PreviewProps {
  settings: RoomSettings;
  room: LiveRoom | undefined;
}

const offline: MessageDescriptor = defineMessage({
  id: 'live.picture.offline',
  defaultMessage: '您的裝置沒有網路，連線後會繼續播放',
});

/** The publisher's picture, also before viewers see it. */
export function Preview({ settings, room }: PreviewProps): ReactNode {
  const { formatMessage } = useIntl();
  const { DevTools } = useSettings();
  const { muted, setMuted, state } = useLiveStage();
  const waits = (
    <div className={css.waits}>
      <Text as="p" size={17} tone="inherit" weight="bold">
        <FormattedMessage defaultMessage="等待推流訊號" id="live.host.waits" />
      </Text>
      <p className={css.waitsText}>
        <FormattedMessage
          defaultMessage="在 OBS 填入伺服器位址與推流金鑰，再按「開始串流」。"
          id="live.host.waitsText"
        />
      </p>
    </div>
  );
  const { data: health } = useStreamHealth();
  const isOnline = useIsOnline();
  const why = !isOnline
    ? offline
    : settings.OnAir && isStill(health?.advice)
      ? adviceMessages[health.advice]
      : undefined;
  const still =
    why === undefined ? undefined : (
      <p className={css.words}>
        <FormattedMessage {...why} />
      </p>
    );
  return (
    <section aria-label={formatMessage({ id: 'live.host.preview', defaultMessage: '預覽' })} className={css.preview}>
      <StreamPlayer
        fit="contain"
        over={{
          idle: waits,
          offAir: waits,
          loading: room === undefined || settings.OnAir ? still : waits,
          stalled: still,
          reconnecting: still,
        }}
      />
      {settings.OnAir && settings.Status !== ON && still === undefined ? (
        <p className={`${css.words} ${css.caption}`}>
          <FormattedMessage defaultMessage="已收到訊號，按「開始直播」讓觀眾看到" id="live.host.ready" />
        </p>
      ) : null}
      <div className={css.previewControls}>
        {state === 'playing' ? (
          <Button onClick={() => setMuted(!muted)} size="sm" variant="secondary">
            {muted ? (
              <FormattedMessage defaultMessage="聽聲音" id="live.host.listen" />
            ) : (
              <FormattedMessage defaultMessage="靜音" id="live.host.mute" />
            )}
          </Button>
        ) : null}
        {DevTools ? <TestPush settings={settings} /> : null}
      </div>
    </section>
  );
}

/** Development and the offline app: starts and ends a publisher without OBS. */
function TestPush({ settings: { RoomID, OnAir } }: { settings: RoomSettings }): ReactNode {
  const { rest } = useClient();
  const push = useMutation({ mutationFn: () => rest.post(setPublisher, { RoomID, OnAir: !OnAir }) });
  return (
    <Button busy={push.isPending} onClick={() => push.mutate()} size="sm" variant="secondary">
      {OnAir ? (
        <FormattedMessage defaultMessage="停止測試推流" id="live.host.testEnd" />
      ) : (
        <FormattedMessage defaultMessage="開始測試推流" id="live.host.testStart" />
      )}
    </Button>
  );
}
