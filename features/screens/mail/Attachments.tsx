import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { drawingOf, itemOf } from '../../shared/rewards/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Mail.css.ts';

/** The attachments of a mail, collected or not. */
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
      {mail.Attachments.map((attachment) => (
        <li className={css.attachment} data-taken={mail.Collectable ? undefined : ''} key={String(attachment.ItemID)}>
          <img alt="" height={48} src={itemSrc(drawingOf([attachment]))} width={48} />
          <Text face="numerals" size={17} tone="inherit" weight="bold">
            <Amount locale={locale} tone={mail.Collectable ? 'gold' : 'inherit'} value={attachment.Amount} />
          </Text>
          <span className={css.attachmentName}>{formatMessage(itemOf(attachment.ItemID).name)}</span>
        </li>
      ))}
    </ul>
  );
}
