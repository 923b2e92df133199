import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Mail.css.ts';

/** What lies in a mail, or lay there until it was collected. */
export function Attachments({ mail }: { mail: Mail }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  if (mail.Attachments.length === 0) return null;
  return (
    <ul
      aria-label={
        mail.Collectable
          ? formatMessage({ id: 'mail.attachments', defaultMessage: '附件' })
          : formatMessage({ id: 'mail.attachmentsTaken', defaultMessage: '已領取的附件' })
      }
      className={css.attachments}
    >
      {mail.Attachments.map((attachment) => {
        const { name, picture } = itemOf(attachment.ItemID);
        return (
          <li className={css.attachment} data-taken={mail.Collectable ? undefined : ''} key={String(attachment.ItemID)}>
            <img alt="" height={22} src={itemSrc(picture)} width={22} />
            <Amount
              locale={locale}
              tone={mail.Collectable ? 'gold' : 'inherit'}
              unit={formatMessage(name)}
              value={attachment.Amount}
            />
          </li>
        );
      })}
    </ul>
  );
}
