import { RefreshCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoomSettings } from '#protocol/entities/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';
import type { KeyReset } from './useResetKey.ts';

export interface KeyPanelProps {
  settings: RoomSettings;
  /** Stored in the console, so that a new key outlives a change of tab. */
  reset: KeyReset;
}

/** The stream key, shown once after each reset, and the address for OBS. */
export function KeyPanel({ settings, reset }: KeyPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const key = reset.data?.StreamKey;
  const copied = formatMessage({ id: 'live.host.copied', defaultMessage: '已複製' });
  const failed = formatMessage({ id: 'live.host.copyFailed', defaultMessage: '請手動選取複製' });
  return (
    <Panel
      aside={key === undefined ? undefined : <FormattedMessage defaultMessage="只顯示這一次" id="live.host.keyOnce" />}
      title={<FormattedMessage defaultMessage="推流金鑰" id="live.host.key" />}
    >
      {key === undefined ? (
        <p className={css.text}>
          {settings.HasStreamKey ? (
            <FormattedMessage defaultMessage="金鑰已設定。為了安全不再顯示，忘記時請重設。" id="live.host.keyKept" />
          ) : (
            <FormattedMessage defaultMessage="還沒有金鑰，請先產生一組。" id="live.host.keyNone" />
          )}
        </p>
      ) : (
        <>
          <div className={css.key}>
            <code className={css.code}>{key}</code>
            <CopyButton
              copiedLabel={copied}
              failedLabel={failed}
              form="icon"
              label={formatMessage({ id: 'live.host.copyKey', defaultMessage: '複製金鑰' })}
              text={key}
            />
          </div>
          <p className={css.warning}>
            <TriangleAlert aria-hidden="true" size={16} />
            <FormattedMessage defaultMessage="離開此頁後無法再看到，請貼到 OBS" id="live.host.keyWarning" />
          </p>
        </>
      )}
      {settings.ServerUrl === '' ? null : (
        <div className={css.factLine}>
          <span>
            <FormattedMessage defaultMessage="伺服器" id="live.host.server" />
          </span>
          <CopyButton
            copiedLabel={copied}
            failedLabel={failed}
            form="line"
            label={formatMessage({ id: 'live.host.copyServer', defaultMessage: '複製伺服器位址' })}
            text={settings.ServerUrl}
          />
        </div>
      )}
      <Button fullWidth icon={<RefreshCw size={18} />} onClick={() => setAsking(true)} variant="secondary">
        {settings.HasStreamKey ? (
          <FormattedMessage defaultMessage="重設金鑰，並切斷目前推流" id="live.host.keyReset" />
        ) : (
          <FormattedMessage defaultMessage="產生金鑰" id="live.host.keyMake" />
        )}
      </Button>
      <AlertDialog
        busy={reset.isPending}
        cancelLabel={formatMessage({ id: 'live.host.cancel', defaultMessage: '取消' })}
        confirmLabel={
          settings.HasStreamKey
            ? formatMessage({ id: 'live.host.keyResetConfirm', defaultMessage: '重設金鑰' })
            : formatMessage({ id: 'live.host.keyMake', defaultMessage: '產生金鑰' })
        }
        description={formatMessage({
          id: 'live.host.keyResetText',
          defaultMessage: '舊金鑰馬上失效，正在推流的畫面會被切斷。新金鑰只顯示一次。',
        })}
        icon={<RefreshCw size={28} />}
        kind="confirm"
        onConfirm={() => reset.mutate(undefined, { onSettled: () => setAsking(false) })}
        onOpenChange={setAsking}
        open={isAsking}
        title={
          settings.HasStreamKey
            ? formatMessage({ id: 'live.host.keyResetAsk', defaultMessage: '要重設推流金鑰嗎？' })
            : formatMessage({ id: 'live.host.keyMakeAsk', defaultMessage: '要產生推流金鑰嗎？' })
        }
        tone="warning"
      />
    </Panel>
  );
}
