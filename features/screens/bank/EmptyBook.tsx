import type { ReactNode } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useBrand, usePart } from '../../base/settings/index.ts';
import type { BookTab } from './bookTabs.ts';

const texts = defineMessages({
  gold: { id: 'bank.emptyText', defaultMessage: '遊玩、領獎與贈禮的每一筆金幣異動都會記在這裡。先從一個任務開始吧！' },
  gem: { id: 'bank.emptyGem', defaultMessage: '儲值、領獎與兌換寶石的每一筆都會記在這裡。七日簽到也會送寶石！' },
  point: { id: 'bank.emptyPoint', defaultMessage: '儲值、領獎與兌換點數的每一筆都會記在這裡。七日簽到也會送點數！' },
  boughtPoint: { id: 'bank.emptyBoughtPoint', defaultMessage: '購買與兌換點數的每一筆都會記在這裡。' },
  gift: { id: 'bank.emptyGift', defaultMessage: '送出與收到的道具禮物都會記在這裡。送好友一份心意吧！' },
});
const actions = defineMessages({
  missions: { id: 'bank.emptyAction', defaultMessage: '做任務領金幣' },
  signIn: { id: 'bank.emptySignIn', defaultMessage: '去簽到' },
  store: { id: 'bank.emptyStore', defaultMessage: '前往購點兌換' },
  friends: { id: 'bank.emptyFriends', defaultMessage: '找好友送禮' },
});

interface Way {
  readonly text: MessageDescriptor;
  readonly action: MessageDescriptor;
  readonly to: PagePath;
}
const ways: Readonly<Record<BookTab['id'], Way>> = {
  gold: { text: texts.gold, action: actions.missions, to: '/other/mission' },
  gem: { text: texts.gem, action: actions.signIn, to: '/other/sevendaySignIn' },
  point: { text: texts.point, action: actions.signIn, to: '/other/sevendaySignIn' },
  gift: { text: texts.gift, action: actions.friends, to: '/present' },
};
/** A brand that rewards in gems gives no points, so points are only bought. */
const boughtPoints: Way = { text: texts.boughtPoint, action: actions.store, to: '/store' };

const noPoints: Way = { text: texts.boughtPoint, action: actions.missions, to: '/other/mission' };

const earned = defineMessages({
  gem: { id: 'bank.emptyGem.closed', defaultMessage: '領獎與使用寶石的每一筆都會記在這裡。七日簽到也會送寶石！' },
  point: { id: 'bank.emptyPoint.closed', defaultMessage: '領獎與使用點數的每一筆都會記在這裡。七日簽到也會送點數！' },
});

function waysOf(id: BookTab['id'], walletItem: 'gem' | 'point', hasShop: boolean): Way {
  if (id === 'point' && walletItem !== 'point') return hasShop ? boughtPoints : noPoints;
  return !hasShop && (id === 'gem' || id === 'point') ? { ...ways[id], text: earned[id] } : ways[id];
}

/** Shows that a tab of the bank book is empty, which entries it lists, and what creates them. */
export function EmptyBook({ tab: { id } }: { tab: BookTab }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { WalletItem } = useBrand().Capabilities;
  const hasShop = usePart('Shop') !== 'closed';
  const { text, action, to } = waysOf(id, WalletItem, hasShop);
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={`${prefix}${to}`}>{formatMessage(action)}</Link>
        </Button>
      }
      description={formatMessage(text)}
      drawing={<StateDrawing id="no-records" />}
      size="compact"
      title={formatMessage({ id: 'bank.empty', defaultMessage: '尚無資料' })}
    />
  );
}
