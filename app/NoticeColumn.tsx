import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import * as css from './NoticeColumn.css.ts';

export interface NoticeColumnProps {
  /** There is no line: asks again for what did not come. */
  onRetry: (() => void) | undefined;
  /** A newer version is there: takes it. */
  onUpdate: (() => void) | undefined;
  /** Leaves the newer version for the next visit. */
  onLater: () => void;
}

/** Notices of the whole page, below its bar; they stay until the matter is settled. */
export function NoticeColumn({ onRetry, onUpdate, onLater }: NoticeColumnProps): ReactNode {
  return (
    <div className={css.place}>
      {onRetry === undefined ? null : (
        <div className={css.raised}>
          <Notice
            action={
              <Button onClick={onRetry} size="sm" variant="secondary">
                <FormattedMessage defaultMessage="重試" id="error.retry" />
              </Button>
            }
            tone="offline"
          >
            <FormattedMessage defaultMessage="目前沒有連線，恢復後會自動繼續" id="app.offline" />
          </Notice>
        </div>
      )}
      {onUpdate === undefined ? null : <Update onLater={onLater} onUpdate={onUpdate} />}
    </div>
  );
}

function Update({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [taken, setTaken] = useState(false);
  const take = (): void => {
    setTaken(true);
    onUpdate();
  };
  return (
    <div className={css.raised}>
      <Notice
        action={
          <Button busy={taken} onClick={take} size="sm">
            <FormattedMessage defaultMessage="更新" id="app.reload" />
          </Button>
        }
        dismissLabel={formatMessage({ id: 'app.later', defaultMessage: '稍後再說' })}
        icon={<RefreshCw size={18} />}
        onDismiss={onLater}
        tone="info"
      >
        <FormattedMessage defaultMessage="有新版本可用" id="app.newVersion" />
      </Notice>
    </div>
  );
}
