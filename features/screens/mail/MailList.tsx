import { Hourglass } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Mail } from '#protocol/entities/mail.ts';
import { useNow } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useChoices } from '../../shared/frames/index.ts';
import * as css from './Mail.css.ts';
import { MailItem } from './MailItem.tsx';
import { isUnread, MAIL_KINDS, mailKindNames, mailKindOf } from './mailKind.ts';

const FILTERS = ['all', ...MAIL_KINDS] as const;
/** The mails that a phone shows before scrolling. Others follow in a second render, so that the page appears sooner. */
const FIRST = 8;

export interface MailListProps {
  mails: readonly Mail[];
  total: number;
  unread: number;
}

/** The mails by kind in tabs with unread counts, under a warning about the mails that expire today. */
export function MailList({ mails, total, unread }: MailListProps): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const count = useDeferredValue(mails.length, FIRST);
  const shown = FILTERS.find((one) => one === get('kind')) ?? 'all';
  const label = formatMessage({ id: 'frame.mail', defaultMessage: '信件' });
  const mailsOf = (filter: (typeof FILTERS)[number]): readonly Mail[] =>
    filter === 'all' ? mails : mails.filter((mail) => mailKindOf(mail) === filter);
  return (
    <Tabs onValueChange={(next) => choose('kind', next === 'all' ? undefined : next)} value={shown}>
      <TabList label={formatMessage({ id: 'mail.kinds', defaultMessage: '信件類別' })} variant="segmented">
        {FILTERS.map((one) => (
          <Tab
            key={one}
            unread={{
              count: mailsOf(one).filter(isUnread).length,
              label: formatMessage({ id: 'mail.new', defaultMessage: '未讀' }),
            }}
            value={one}
          >
            <FormattedMessage {...mailKindNames[one]} />
          </Tab>
        ))}
      </TabList>
      <Summary mails={mails} total={total} unread={unread} />
      {FILTERS.map((one) => (
        <TabPanel key={one} value={one}>
          {mailsOf(one).length === 0 ? (
            <EmptyState
              drawing={<StateDrawing id="no-mail" />}
              size="compact"
              title={formatMessage({ id: 'mail.noneOfKind', defaultMessage: '沒有這類信件' })}
            />
          ) : (
            <ul aria-label={label} className={css.list}>
              {mailsOf(one)
                .slice(0, count)
                .map((mail) => (
                  <MailItem key={mail.MailID} mail={mail} />
                ))}
            </ul>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Summary({ mails, total, unread }: MailListProps): ReactNode {
  const now = useNow(true);
  const expiring = mails.filter(({ Collectable, ExpireTime }) => Collectable && Date.parse(ExpireTime) - now < DAY_MS);
  return (
    <div className={css.summary}>
      {expiring.length === 0 ? (
        <p>
          <FormattedMessage
            defaultMessage="{count, plural, =0 {沒有未讀信件} other {# 封未讀}}"
            id="mail.unread"
            values={{ count: unread }}
          />
        </p>
      ) : (
        <Inline as="p" inText tone="danger" weight="bold">
          <Hourglass aria-hidden="true" size={16} />
          <FormattedMessage
            defaultMessage="{count, plural, other {# 封獎勵今天到期，逾期不補發}}"
            id="mail.expiring"
            values={{ count: expiring.length }}
          />
        </Inline>
      )}
      <p>
        <FormattedMessage defaultMessage="{total, plural, other {共 # 封}}" id="mail.total" values={{ total }} />
      </p>
    </div>
  );
}
