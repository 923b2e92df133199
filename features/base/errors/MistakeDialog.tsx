import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useSettings } from '../settings/index.ts';
import { useErrorText } from './useErrorText.ts';

/** The alert dialog. In development it shows the details. */
export default function MistakeDialog({ failure, onClose }: { failure: Error; onClose: () => void }): ReactNode {
  const { DevTools } = useSettings();
  const { formatMessage } = useIntl();
  const text = useErrorText();
  return (
    <AlertDialog
      confirmLabel={formatMessage({ id: 'error.confirm', defaultMessage: '確認' })}
      description={
        <>
          {text(failure)}
          {DevTools ? <p>{failure.message}</p> : null}
        </>
      }
      icon={<TriangleAlert size={28} />}
      kind="alert"
      onConfirm={onClose}
      open
      title={formatMessage({ id: 'error.alertTitle', defaultMessage: '提醒' })}
      tone="warning"
    />
  );
}
