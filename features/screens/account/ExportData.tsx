import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { exportAccount } from '#protocol/endpoints/account.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { type NamedFile, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { ConfirmCode, needsProof } from '../../shared/confirm/index.ts';

/** Saves a file through the browser. */
function keep({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all data of the player. If the sign-in is old, asks for a confirmation first. */
export function ExportData(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const toast = useToast();
  const errorText = useErrorText();
  const ask = useMutation({
    mutationFn: () => client.rest.file(exportAccount, {}, { token: client.token() }),
    onSuccess: (file) => {
      keep(file);
      toast({
        tone: 'success',
        text: formatMessage({ id: 'account.exportDone', defaultMessage: '已開始下載' }),
      });
    },
    onError: (error) => {
      if (!needsProof(error)) toast({ tone: 'danger', text: errorText(error) });
    },
  });
  return (
    <>
      <Button busy={ask.isPending} icon={<Download size={18} />} onClick={() => ask.mutate()} variant="secondary">
        <FormattedMessage defaultMessage="下載資料" id="account.exportOpen" />
      </Button>
      {needsProof(ask.error) ? (
        <Dialog
          closeLabel={formatMessage({ id: 'account.close', defaultMessage: '關閉' })}
          onOpenChange={() => ask.reset()}
          open
          title={formatMessage({ id: 'account.export', defaultMessage: '下載我的資料' })}
        >
          <Suspense>
            <ConfirmCode onConfirmed={() => ask.mutate()} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
