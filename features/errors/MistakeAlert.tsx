import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { useClient } from '../client/index.ts';
import { useSettings } from '../settings/index.ts';
import { useErrorText } from './useErrorText.ts';

/** Shows what only a developer can mend: 100000 and broken frames (decisions §2). Development adds the details. */
export function MistakeAlert({ hidden }: { hidden: boolean }): ReactNode {
  const client = useClient();
  const { DevTools } = useSettings();
  const { formatMessage } = useIntl();
  const text = useErrorText();
  const [failure, setFailure] = useState<Error>();
  // One at a time: a second while the first is read would only take its place.
  useEffect(() => client.when('alert', (event) => setFailure((before) => before ?? event.failure)), [client]);
  if (failure === undefined || hidden) return null;
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
      onConfirm={() => setFailure(undefined)}
      open
      title={formatMessage({ id: 'error.alertTitle', defaultMessage: '提醒' })}
      tone="warning"
    />
  );
}
