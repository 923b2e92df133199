import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BankEntry } from '#protocol/entities/bank.ts';
import { getBankBook } from '#protocol/operations/bank.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useCall } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import type { BookTab } from './bookTabs.ts';
import { toCsv } from './csv.ts';

/** The largest page of the service, and the pages of one file: the newest 2,000 lines. */
const PER_PAGE = 50;
const MAX_PAGES = 40;

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the lines of a tab as a spreadsheet file. */
export function DownloadBook({ tab }: { tab: BookTab | undefined }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const call = useCall();
  const toast = useToast();
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: async ({ id, tab: Tab }: BookTab) => {
      const lines: BankEntry[] = [];
      for (let Page = 1; Page <= MAX_PAGES; Page += 1) {
        // Reads pages one after the other, since each page begins at the end of the previous page.
        const { List, Total } = await call(getBankBook, { Tab, Page, PerPage: PER_PAGE, Lang: locale });
        lines.push(...List);
        if (List.length < PER_PAGE || lines.length >= Total) break;
      }
      const head = [
        formatMessage({ id: 'bank.time', defaultMessage: '時間' }),
        formatMessage({ id: 'bank.reason', defaultMessage: '原因' }),
        formatMessage({ id: 'bank.source', defaultMessage: '來源' }),
        formatMessage({ id: 'bank.change', defaultMessage: '異動數量' }),
        formatMessage({ id: 'bank.balance', defaultMessage: '餘額' }),
      ];
      const rows = lines.map(({ CreateTime, Reason, Source, BeforeAmount, AfterAmount }) => [
        CreateTime,
        Reason,
        Source,
        AfterAmount - BeforeAmount,
        AfterAmount,
      ]);
      save(`passbook-${id}.csv`, toCsv([head, ...rows]));
    },
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <IconButton
      busy={download.isPending}
      label={formatMessage({ id: 'bank.download', defaultMessage: '下載存摺紀錄（CSV）' })}
      onClick={() => (tab === undefined ? undefined : download.mutate(tab))}
    >
      <Download size={22} />
    </IconButton>
  );
}
