import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import { useInstall } from './useInstall.ts';

/** Shows the browser's own installation, if any, above the manual steps. In the installed app it says that the installation is complete. */
export function Install(): ReactNode {
  const { Name } = useBrand();
  const { locale } = useLanguage();
  const { state, install } = useInstall();
  const brandName = Name[locale];
  if (state === 'byHand') return null;
  if (state === 'offered') {
    return (
      <Notice
        action={
          <Button icon={<Download size={18} />} onClick={install} size="sm">
            <FormattedMessage defaultMessage="安裝" id="content.install" />
          </Button>
        }
        tone="info"
      >
        <FormattedMessage
          defaultMessage="這個瀏覽器可以直接安裝 {brandName}"
          id="content.installOffered"
          values={{ brandName }}
        />
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      {state === 'installed' ? (
        <FormattedMessage
          defaultMessage="您正在使用已安裝的 {brandName}，不用再建立捷徑"
          id="content.installed"
          values={{ brandName }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="{brandName} 已安裝，可以從主畫面或桌面開啟"
          id="content.installDone"
          values={{ brandName }}
        />
      )}
    </Notice>
  );
}
