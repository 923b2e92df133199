import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { type Client, type NamedFile, useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';

function keep({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A button that downloads a list as CSV (specification 2 §7): the newest 2,000 lines. */
export function ExportButton({
  label,
  ask,
}: {
  label: string;
  ask: (rest: Client['rest'], token: string | undefined) => Promise<NamedFile>;
}): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const toast = useToast();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: () => ask(client.rest, client.token()),
    onSuccess: (file) => {
      keep(file);
      toast({ tone: 'success', text: formatMessage({ id: 'account.exportDone', defaultMessage: '已開始下載' }) });
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <IconButton busy={download.isPending} label={label} onClick={() => download.mutate()}>
      <Download size={22} />
    </IconButton>
  );
}
