import { Ellipsis, ExternalLink, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProviderName } from '#protocol/entities/signIn.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import type { InAppBrowser } from '../../../base/session/index.ts';
import { providerNames } from '../provider/providerMessages.ts';
import { outsideAddressOf } from './outside.ts';
import * as css from './OpenOutsideDialog.css.ts';

const appNames: Readonly<Record<Exclude<InAppBrowser, 'other'>, string>> = {
  line: 'LINE',
  messenger: 'Messenger',
  instagram: 'Instagram',
  facebook: 'Facebook',
  wechat: 'WeChat',
  zalo: 'Zalo',
};

export interface OpenOutsideDialogProps {
  provider: ProviderName;
  app: InAppBrowser;
  onClose: () => void;
}

/** Explains how to open this page in the phone's own browser, since the identity provider refuses the built-in browser of an app. */
export function OpenOutsideDialog({ provider, app, onClose }: OpenOutsideDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const values = { provider: providerNames[provider], app: app === 'other' ? '' : appNames[app] };
  const { href } = window.location;
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'signIn.close', defaultMessage: '關閉' })}
      description={
        app === 'other' ? (
          <FormattedMessage
            defaultMessage="{provider} 不能在 App 內建的瀏覽器登入，請改用手機的瀏覽器開啟這個頁面。"
            id="outside.textOther"
            values={values}
          />
        ) : (
          <FormattedMessage
            defaultMessage="{provider} 不能在 {app} 內建的瀏覽器登入，請改用手機的瀏覽器開啟這個頁面。"
            id="outside.text"
            values={values}
          />
        )
      }
      onOpenChange={onClose}
      open
      size="sm"
      title={formatMessage({ id: 'outside.title', defaultMessage: '請用瀏覽器開啟' })}
    >
      <div className={css.ways}>
        {app === 'line' ? (
          <>
            <Button asChild fullWidth icon={<ExternalLink size={20} />}>
              <a href={outsideAddressOf(href)}>
                <FormattedMessage defaultMessage="用瀏覽器開啟" id="outside.open" />
              </a>
            </Button>
            <p className={css.otherwise}>
              <FormattedMessage defaultMessage="按鈕沒有反應時，可以這樣開啟：" id="outside.otherwise" />
            </p>
          </>
        ) : null}
        <ol className={css.steps}>
          <li className={css.step}>
            <span aria-hidden="true" className={css.picture}>
              <Ellipsis size={22} />
            </span>
            <FormattedMessage defaultMessage="點一下角落的選單 ⋯ 或 ⋮" id="outside.menu" />
          </li>
          <li className={css.step}>
            <span aria-hidden="true" className={css.picture}>
              <Globe size={22} />
            </span>
            <FormattedMessage defaultMessage="選擇「在瀏覽器開啟」" id="outside.choose" />
          </li>
        </ol>
        <div className={css.copy}>
          <CopyButton
            copiedLabel={formatMessage({ id: 'outside.copied', defaultMessage: '已複製，請貼到瀏覽器' })}
            failedLabel={formatMessage({ id: 'outside.copyFailed', defaultMessage: '無法複製，請長按網址' })}
            form="button"
            label={formatMessage({ id: 'outside.copy', defaultMessage: '複製網址' })}
            text={href}
          />
        </div>
      </div>
    </Dialog>
  );
}
