import { Clock, Headset, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPlaceholder } from '#protocol/leftovers.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Link } from '#ui/components/Link/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link as RouterLink, useLocation } from '../../../base/routing/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import * as css from './ContactWays.css.ts';

export interface ContactWaysProps {
  talkHere?: boolean;
}

/** The contacts of customer service in the brand's folder. Leaves out contacts that the folder does not name. */
export function ContactWays({ talkHere = false }: ContactWaysProps): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { Support } = useBrand();
  const { locale } = useLanguage();
  const newWindow = formatMessage({ id: 'content.newWindow', defaultMessage: '（另開視窗）' });
  return (
    <ul className={css.ways}>
      <Way icon={<Clock size={22} />} label={<FormattedMessage defaultMessage="服務時間" id="content.hours" />}>
        <Text weight="bold">{Support.Hours[locale]}</Text>
      </Way>
      {talkHere ? null : (
        <Way icon={<Headset size={22} />} label={<FormattedMessage defaultMessage="線上客服" id="content.chat" />}>
          <Link asChild standalone>
            <RouterLink to={`${prefix}/other/service`}>
              <FormattedMessage defaultMessage="開始對話" id="content.openChat" />
            </RouterLink>
          </Link>
        </Way>
      )}
      {Support.Chat === '' ? null : (
        <Way
          icon={<MessageCircle size={22} />}
          label={<FormattedMessage defaultMessage="通訊軟體" id="content.messenger" />}
        >
          <Link href={Support.Chat} newWindow={newWindow} standalone>
            <FormattedMessage defaultMessage="加入官方帳號" id="content.openMessenger" />
          </Link>
        </Way>
      )}
      <Way icon={<Mail size={22} />} label={<FormattedMessage defaultMessage="電子郵件" id="content.mail" />}>
        <span className={css.copied}>
          {isPlaceholder(Support.Email) ? (
            <Address of={Support.Email} />
          ) : (
            <Link href={`mailto:${Support.Email}`} standalone>
              <Address of={Support.Email} />
            </Link>
          )}
          <CopyButton
            copiedLabel={formatMessage({ id: 'content.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'content.copyFailed', defaultMessage: '無法複製，請手動選取' })}
            label={formatMessage({ id: 'content.copyMail', defaultMessage: '複製電子郵件' })}
            text={Support.Email}
          />
        </span>
      </Way>
      {Support.Phone === '' ? null : (
        <Way icon={<Phone size={22} />} label={<FormattedMessage defaultMessage="客服專線" id="content.phone" />}>
          <Link href={`tel:${Support.Phone.replaceAll('-', '')}`} standalone>
            {Support.Phone}
          </Link>
        </Way>
      )}
    </ul>
  );
}

function Way({ icon, label, children }: { icon: ReactNode; label: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li>
      <Card>
        <div className={css.way}>
          <span aria-hidden="true" className={css.sign}>
            {icon}
          </span>
          <Stack gap={0}>
            <Text size={13} tone="muted">
              {label}
            </Text>
            {children}
          </Stack>
        </div>
      </Card>
    </li>
  );
}

/** An e-mail address, which breaks after the sign if it is too long. */
function Address({ of: address }: { of: string }): ReactNode {
  const [name = '', host = ''] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
