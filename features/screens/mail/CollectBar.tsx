import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Mail } from '#protocol/entities/mail.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { itemOf, mergeGained } from '../../shared/rewards/index.ts';
import * as css from './Mail.css.ts';
import { useCollectMails } from './useCollectMails.ts';

export interface CollectBarProps {
  mails: readonly Mail[];
  /** Whether these are all mails of the player. Sums are shown only if they are. */
  isAll: boolean;
}

/** A bar at the lower edge with the sum of all attachments, and the button that collects them. Renders nothing if there are none. */
export function CollectBar({ mails, isAll }: CollectBarProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const collect = useCollectMails();
  const waiting = mails.filter(({ Collectable }) => Collectable);
  if (waiting.length === 0) return null;
  const sums = isAll ? mergeGained(waiting.flatMap(({ Attachments }) => Attachments)) : [];
  return (
    <div className={css.collectBar}>
      <div className={css.sums}>
        <Text as="p" size={13} tone="muted">
          <FormattedMessage
            defaultMessage="{count, plural, other {可領 # 封}}"
            id="mail.collectable"
            values={{ count: waiting.length }}
          />
        </Text>
        <Inline
          align="stretch"
          aria-label={formatMessage({ id: 'mail.sums', defaultMessage: '可領取的總數' })}
          as="ul"
          gap={3}
          rowGap={0}
          wrap
        >
          {sums.map(({ ItemID, Amount: amount }) => (
            <li className={css.sum} key={ItemID}>
              <img
                alt={formatMessage(itemOf(ItemID).name)}
                height={22}
                src={itemSrc(itemOf(ItemID).picture)}
                width={22}
              />
              <Amount locale={locale} value={amount} />
            </li>
          ))}
        </Inline>
      </div>
      <Button
        busy={collect.isPending}
        onClick={() => collect.mutate({ given: 'all', from: button.current })}
        ref={button}
        size="lg"
      >
        <FormattedMessage defaultMessage="全部領取" id="mail.collectAll" />
      </Button>
    </div>
  );
}
