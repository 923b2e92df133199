import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { GIFT_DIRECTION, type Gift } from '#protocol/entities/gift.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getGiftRecords } from '#protocol/operations/gift.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { PagedRecords, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { giftNames, giftPicture } from '../gifts/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './Bank.css.ts';
import { GiftQuotaCard } from './GiftQuotaCard.tsx';

const PER_PAGE = 10;

const directions = ['all', 'sent', 'received'] as const;
type Direction = (typeof directions)[number];

const names = defineMessages({
  all: { id: 'gift.all', defaultMessage: '全部' },
  sent: { id: 'gift.sent', defaultMessage: '送出' },
  received: { id: 'gift.received', defaultMessage: '收到' },
});
const states = defineMessages({
  1: { id: 'gift.waiting', defaultMessage: '待領取' },
  2: { id: 'gift.collected', defaultMessage: '已領取' },
  3: { id: 'gift.returned', defaultMessage: '已退回' },
});

/** /member/present: given and received gifts, newest first (specification 2 §2). */
export function GiftRecordsPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const shown = directions.find((one) => one === get('direction')) ?? 'all';
  return (
    <SectionFrame page="/member/present">
      <GiftQuotaCard />
      <Tabs onValueChange={(next) => choose('direction', next === 'all' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'gift.directions', defaultMessage: '贈禮方向' })} variant="segmented">
          {directions.map((one) => (
            <Tab key={one} value={one}>
              <FormattedMessage {...names[one]} />
            </Tab>
          ))}
        </TabList>
        {directions.map((one) => (
          <TabPanel key={one} value={one}>
            <div className={css.panel}>
              <Records direction={one} />
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </SectionFrame>
  );
}

function Records({ direction }: { direction: Direction }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { page: Page } = useChoices();
  const prefix = localePrefix(useLocation().pathname);
  const query = useOperation(
    getGiftRecords,
    { Page, PerPage: PER_PAGE, ...(direction !== 'all' && { Direction: GIFT_DIRECTION[direction] }) },
    { placeholderData: keepPreviousData },
  );
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  return (
    <PagedRecords<Gift>
      columns={[
        {
          id: 'picture',
          header: formatMessage({ id: 'gift.picture', defaultMessage: '圖' }),
          headerHidden: true,
          cell: picture,
          onCard: 'lead',
          width: '4rem',
        },
        {
          id: 'player',
          header: formatMessage({ id: 'gift.player', defaultMessage: '對象' }),
          cell: whose,
          onCard: 'title',
        },
        {
          id: 'gift',
          header: formatMessage({ id: 'gift.gift', defaultMessage: '禮物' }),
          cell: what,
          onCard: 'aside',
        },
        {
          id: 'state',
          header: formatMessage({ id: 'gift.state', defaultMessage: '狀態' }),
          cell: ({ State }) => formatMessage(states[State]),
          onCard: 'line',
        },
        {
          id: 'time',
          header: formatMessage({ id: 'gift.time', defaultMessage: '時間' }),
          cell: ({ CreateTime }) => time(CreateTime),
          onCard: 'line',
        },
        {
          id: 'collect',
          header: formatMessage({ id: 'mail.collect', defaultMessage: '領取' }),
          headerHidden: true,
          cell: collect,
          align: 'end',
          onCard: 'under',
          width: '7rem',
        },
      ]}
      empty={
        <EmptyState
          action={
            <Button asChild>
              <Link to={`${prefix}/present`}>
                <FormattedMessage defaultMessage="找好友送禮" id="bank.emptyFriends" />
              </Link>
            </Button>
          }
          description={formatMessage({
            id: 'gift.emptyText',
            defaultMessage: '送出與收到的禮物都會記在這裡。收到的金幣可在信件領取。',
          })}
          drawing={<StateDrawing id="gift" />}
          title={formatMessage({ id: 'gift.empty', defaultMessage: '還沒有贈禮紀錄' })}
        />
      }
      skeletons={6}
      label={formatMessage({ id: 'gift.records', defaultMessage: '贈禮紀錄' })}
      pagesLabel={formatMessage({ id: 'gift.pages', defaultMessage: '贈禮紀錄分頁' })}
      perPage={PER_PAGE}
      query={query}
      rowKey={({ GiftID, Direction }) => `${GiftID} ${String(Direction)}`}
    />
  );
}

function whose({ Direction, Player: { Name: name } }: Gift): ReactNode {
  return Direction === GIFT_DIRECTION.sent ? (
    <FormattedMessage defaultMessage="送給 {name}" id="gift.to" values={{ name }} />
  ) : (
    <FormattedMessage defaultMessage="來自 {name}" id="gift.from" values={{ name }} />
  );
}

const picture = ({ ItemID }: Gift): ReactNode => (
  <img alt="" className={css.giftPicture} height={40} src={giftPicture(ItemID)} width={40} />
);

const collect = (gift: Gift): ReactNode => <Collect gift={gift} />;

/** Links a waiting gift to the mails, where the player collects it. */
function Collect({ gift: { Direction, State } }: { gift: Gift }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  if (State !== 1 || Direction !== GIFT_DIRECTION.received) return null;
  return (
    <span className={css.collect}>
      <Button asChild size="sm" variant="gold">
        <Link to={`${prefix}/member/mail`}>
          <FormattedMessage defaultMessage="領取" id="mail.collect" />
        </Link>
      </Button>
    </span>
  );
}

const what = (gift: Gift): ReactNode => <What gift={gift} />;

function What({ gift: { ItemID, Amount: amount } }: { gift: Gift }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const name = giftNames[ItemID];
  const words = name === undefined ? String(ItemID) : formatMessage(name);
  if (ItemID === ITEM.gold) return <Amount locale={locale} tone="gold" unit={words} value={amount} />;
  return `${words} ×${String(amount)}`;
}
