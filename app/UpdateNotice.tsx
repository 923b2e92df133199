import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';

export interface UpdateNoticeProps {
  onUpdate: () => void;
  onLater: () => void;
}

export default function UpdateNotice({ onUpdate, onLater }: UpdateNoticeProps): ReactNode {
  const { formatMessage } = useIntl();
  const [taken, setTaken] = useState(false);
  const take = (): void => {
    setTaken(true);
    onUpdate();
  };
  return (
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
  );
}
