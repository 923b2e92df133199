import { useIntl } from 'react-intl';
import type { Attachment } from '#protocol/entities/mail.ts';
import { itemOf } from './itemNames.ts';

/** Says what was collected, or that there was nothing. */
export function useGainedText(): (attachments: readonly Attachment[]) => string {
  const { formatMessage, formatNumber, formatList } = useIntl();
  return (attachments) => {
    if (attachments.length === 0) {
      return formatMessage({ id: 'mail.nothing', defaultMessage: '沒有可以領取的附件' });
    }
    const items = attachments.map((attachment) => {
      const item = itemOf(attachment);
      const name = item === undefined ? String(attachment.ItemID) : formatMessage(item.name);
      return `${name} ${formatNumber(attachment.Amount)}`;
    });
    return formatMessage({ id: 'mail.gained', defaultMessage: '已領取：{items}' }, { items: formatList(items) });
  };
}
