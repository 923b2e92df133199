import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { useWallet } from '../../base/session/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './Bank.css.ts';
import { BookEntries } from './BookEntries.tsx';
import { type BookTab, bookTabs } from './bookTabs.ts';
import { BookTrend } from './BookTrend.tsx';
import { DownloadBook } from './DownloadBook.tsx';
import { useBookTrend } from './useBookTrend.ts';

/** /member/passbook: the entries of the last 14 days, by kind (specification 2 §2). */
export function PassbookPage(): ReactNode {
  const { formatMessage } = useIntl();
  const tabs = bookTabs(useBrand().Capabilities.WalletItem);
  const { get, choose } = useChoices();
  const shown = tabs.find(({ id }) => id === get('tab'))?.id ?? 'gold';
  // Gifts have several kinds, so the balance of gold is shown above them.
  const covered = tabs.find(({ id }) => id === shown && id !== 'gift') ?? tabs[0];
  return (
    <SectionFrame
      action={<DownloadBook tab={tabs.find(({ id }) => id === shown) ?? tabs[0]} />}
      page="/member/passbook"
    >
      {covered?.held ? <Balance held={covered.held} name={formatMessage(covered.held.unit)} /> : null}
      <Tabs onValueChange={(next) => choose('tab', next === 'gold' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'bank.kinds', defaultMessage: '存摺類別' })} variant="segmented">
          {tabs.map(({ id, name, picture }) => (
            <Tab icon={<img alt="" height={20} src={itemSrc(picture)} width={20} />} key={id} value={id}>
              <FormattedMessage {...name} />
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} value={tab.id}>
            <div className={css.panel} data-charted={tab.held ? '' : undefined}>
              {tab.held ? <BookTrend tab={tab.held.trend} /> : null}
              <Stack>
                <BookEntries shown={tab} />
                <Text align="center" as="p" size={13} tone="muted">
                  <FormattedMessage defaultMessage="僅顯示14天之紀錄" id="bank.days" />
                </Text>
              </Stack>
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </SectionFrame>
  );
}

interface HeldProps {
  held: NonNullable<BookTab['held']>;
  name: string;
}

function Balance({ held, name }: HeldProps): ReactNode {
  const { locale } = useLanguage();
  const trend = useBookTrend(held.trend);
  const net = trend.data?.Days.reduce((sum, { In, Out }) => sum + In - Out, 0);
  const { ID } = useBrand();
  const wallet = useWallet().data;
  return (
    <div className={css.balance}>
      <Stack gap={1} grow>
        <span>
          <FormattedMessage defaultMessage="目前{name}" id="bank.held" values={{ name }} />
        </span>
        {wallet ? (
          <Amount locale={locale} size={32} unit={name} value={held.amount(wallet)} />
        ) : (
          <Skeleton height="2.5rem" width="60%" />
        )}
        <Inline as="span" rowGap={0} wrap>
          {net === undefined ? (
            trend.isError ? null : (
              <Skeleton width="8rem" />
            )
          ) : (
            <>
              {net < 0 ? <TrendingDown aria-hidden="true" size={18} /> : <TrendingUp aria-hidden="true" size={18} />}
              <FormattedMessage defaultMessage="近 14 天" id="bank.net" />
              <Amount locale={locale} signed size={15} value={net} />
            </>
          )}
        </Inline>
      </Stack>
      <img alt="" className={css.mark} height={80} src={`/brands/${ID}/mark.svg`} width={80} />
    </div>
  );
}
