import { QrCode as QrIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { QrCode } from '#ui/components/QrCode/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { StoreLinks } from '../download/StoreLinks.tsx';
import { useBrand } from '../../../base/settings/index.ts';
import * as css from './Promo.css.ts';
import { useDownloadAddress } from './useDownloadAddress.ts';

/** The downloads at the end of a page: stores, APK, and a window with a QR code (specification 2 §2). */
export function DownloadBlock(): ReactNode {
  const { formatMessage } = useIntl();
  const { ID } = useBrand();
  const address = useDownloadAddress();
  const [open, setOpen] = useState(false);
  const scan = formatMessage({ id: 'promo.scan', defaultMessage: '用手機掃描下載' });
  return (
    <section aria-labelledby="download-promo" className={css.block}>
      <img alt="" className={css.mark} height={72} loading="lazy" src={`/brands/${ID}/mark.svg`} width={72} />
      <Stack gap={1}>
        <Text as="h2" id="download-promo" size={20} tone="heading" weight="bold">
          <FormattedMessage defaultMessage="下載遊戲" id="promo.title" />
        </Text>
        <p className={css.text}>
          <FormattedMessage defaultMessage="裝在手機上，開啟更快，活動開始也會通知您。" id="promo.text" />
        </p>
      </Stack>
      <div className={css.links}>
        <StoreLinks bare />
        <Button icon={<QrIcon size={20} />} onClick={() => setOpen(true)} size="lg" variant="secondary">
          <FormattedMessage defaultMessage="QR Code" id="promo.code" />
        </Button>
      </div>
      <Dialog
        actions={
          <Button fullWidth onClick={() => setOpen(false)} variant="secondary">
            <FormattedMessage defaultMessage="關閉" id="promo.close" />
          </Button>
        }
        description={formatMessage({
          id: 'promo.codeText',
          defaultMessage: '打開手機相機對準 QR Code，就會開啟下載頁。',
        })}
        onOpenChange={setOpen}
        open={open}
        size="sm"
        title={formatMessage({ id: 'promo.title', defaultMessage: '下載遊戲' })}
      >
        <Stack align="center" gap={0}>
          <QrCode label={scan} size={220} value={address} />
        </Stack>
      </Dialog>
    </section>
  );
}
