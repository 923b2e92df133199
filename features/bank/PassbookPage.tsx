import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { SectionFrame, useChoices } from '../frames/index.ts';
import { useWallet } from '../session/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import * as css from './Bank.css.ts';
import { BookEntries } from './BookEntries.tsx';
import { type BookTab, bookTabs } from './bookTabs.ts';
import { DownloadBook } from './DownloadBook.tsx';

/** /member/passbook: what came and went in the last 14 days, by kind (specification 2 §2). */
export function PassbookPage(): ReactNode {
  const { formatMessage } = useIntl();
  const tabs = bookTabs(useBrand().Capabilities.WalletItem);
  const { get, choose } = useChoices();
  const shown = tabs.find(({ id }) => id === get('tab'))?.id ?? 'gold';
  return (
    <SectionFrame
      action={<DownloadBook tab={tabs.find(({ id }) => id === shown) ?? tabs[0]} />}
      note={<FormattedMessage defaultMessage="僅顯示14天之紀錄" id="bank.days" />}
      page="/member/passbook"
    >
      <Tabs onValueChange={(next) => choose('tab', next === 'gold' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'bank.kinds', defaultMessage: '存摺類別' })} variant="segmented">
          {tabs.map(({ id, name, held }) => (
            <Tab
              icon={held ? <img alt="" height={20} src={itemSrc(held.picture)} width={20} /> : undefined}
              key={id}
              value={id}
            >
              <FormattedMessage {...name} />
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} value={tab.id}>
            <div className={css.panel}>
              {tab.held ? <Balance held={tab.held} name={formatMessage(tab.name)} /> : null}
              <BookEntries tab={tab.tab} />
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </SectionFrame>
  );
}

/** What one holds now. */
function Balance({ held, name }: { held: NonNullable<BookTab['held']>; name: string }): ReactNode {
  const { locale } = useLanguage();
  const wallet = useWallet().data;
  return (
    <Card>
      <div className={css.balance}>
        <div className={css.held}>
          <Text size={13} tone="muted">
            <FormattedMessage defaultMessage="目前{name}" id="bank.held" values={{ name }} />
          </Text>
          {wallet ? (
            <Amount locale={locale} size={32} tone="metal" unit={name} value={held.amount(wallet)} />
          ) : (
            <Skeleton height="2.5rem" width="60%" />
          )}
        </div>
        <img alt="" height={56} src={itemSrc(held.picture)} width={56} />
      </div>
    </Card>
  );
}
