import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';

/** Pages that share one frame: a title, links to their siblings, and their content or its placeholder. */
export type SectionPage =
  | '/play-game/live'
  | '/other/rewards'
  | '/other/mission'
  | '/other/sevendaySignIn'
  | '/other/fire-wheel'
  | '/other/pass'
  | '/other/challenge'
  | '/other/battle'
  | '/other/presents'
  | '/rank'
  | '/rank/coin'
  | '/store'
  | '/purchase/point'
  | '/present'
  | '/club'
  | '/member/info'
  | '/member/edit'
  | '/member/honors'
  | '/member/vip'
  | '/replay'
  | '/member/passbook'
  | '/member/rounds'
  | '/member/orders'
  | '/member/present'
  | '/member/mail'
  | '/member/friends'
  | '/member/envelopes'
  | '/member/limits'
  | '/member/account';

/** The name of each page, for its title and for links. */
export const sectionPageNames: Record<SectionPage, MessageDescriptor> = defineMessages({
  '/play-game/live': { id: 'frame.live', defaultMessage: '直播間' },
  '/other/rewards': { id: 'frame.rewards', defaultMessage: '今日獎勵' },
  '/other/mission': { id: 'frame.missions', defaultMessage: '任務' },
  '/other/sevendaySignIn': { id: 'frame.sevenDays', defaultMessage: '七日簽到' },
  '/other/fire-wheel': { id: 'frame.wheel', defaultMessage: '福神輪盤' },
  '/other/pass': { id: 'frame.pass', defaultMessage: '通行證' },
  '/other/challenge': { id: 'frame.challenge', defaultMessage: '挑戰' },
  '/other/battle': { id: 'frame.battle', defaultMessage: '獎金爭霸' },
  '/other/presents': { id: 'frame.presents', defaultMessage: '我的道具' },
  '/rank': { id: 'frame.rank', defaultMessage: '活動排行' },
  '/rank/coin': { id: 'frame.rich', defaultMessage: '富豪榜' },
  '/store': { id: 'frame.store', defaultMessage: '購點兌換' },
  '/purchase/point': { id: 'frame.purchase', defaultMessage: '購買點數' },
  '/present': { id: 'frame.gifts', defaultMessage: '贈禮' },
  '/club': { id: 'frame.club', defaultMessage: '俱樂部' },
  '/member/info': { id: 'frame.member', defaultMessage: '會員中心' },
  '/member/edit': { id: 'frame.edit', defaultMessage: '編輯個人資料' },
  '/member/honors': { id: 'frame.honors', defaultMessage: '榮譽榜' },
  '/member/vip': { id: 'frame.vip', defaultMessage: 'VIP 階級' },
  '/replay': { id: 'frame.replay', defaultMessage: '精彩重播' },
  '/member/passbook': { id: 'frame.passbook', defaultMessage: '存摺' },
  '/member/rounds': { id: 'frame.rounds', defaultMessage: '我的對局' },
  '/member/orders': { id: 'frame.orders', defaultMessage: '我的訂單' },
  '/member/present': { id: 'frame.giftRecords', defaultMessage: '贈禮紀錄' },
  '/member/mail': { id: 'frame.mail', defaultMessage: '信件' },
  '/member/friends': { id: 'frame.friends', defaultMessage: '好友' },
  '/member/envelopes': { id: 'frame.envelopes', defaultMessage: '紅包' },
  '/member/limits': { id: 'frame.limits', defaultMessage: '遊戲時間與上限' },
  '/member/account': { id: 'frame.account', defaultMessage: '帳號與隱私' },
});

export interface SectionLook {
  /** The brand's scene with its mascot behind the header, on pages with rewards. */
  readonly scene?: 'low' | 'tall';
  /** The position of the links to siblings: at the end if the content must be visible immediately. */
  readonly siblings?: 'end';
  /** Reserves the height of the `banner` that the page's data provide. */
  readonly banner?: true;
  readonly note?: MessageDescriptor;
}

const notes = defineMessages({
  sevenDays: { id: 'signInDays.promise', defaultMessage: '連續簽到，禮物一天比一天大' },
  missions: { id: 'mission.reset', defaultMessage: '每日與每週任務 00:00 重置' },
  wheel: { id: 'wheel.promise', defaultMessage: '每天免費轉，轉到就是您的' },
});

/** The differences between a page's frame and the plain frame. They are known before the page's code and data load. */
export const sectionLooks: Readonly<Partial<Record<SectionPage, SectionLook>>> = {
  '/other/rewards': { scene: 'low', banner: true },
  '/other/sevendaySignIn': { scene: 'tall', siblings: 'end', note: notes.sevenDays },
  '/other/mission': { scene: 'low', note: notes.missions },
  '/other/fire-wheel': { scene: 'low', note: notes.wheel },
  '/club': { scene: 'low' },
};

export const isSectionPage = (page: PagePath): page is SectionPage => page in sectionPageNames;

export interface Family {
  readonly name: MessageDescriptor;
  readonly pages: readonly SectionPage[];
}

const familyNames = defineMessages({
  rank: { id: 'frame.family.rank', defaultMessage: '排行榜' },
  events: { id: 'frame.family.events', defaultMessage: '活動專區' },
});

const families: readonly Family[] = [
  { name: familyNames.rank, pages: ['/rank', '/rank/coin'] },
  {
    name: familyNames.events,
    pages: ['/other/rewards', '/other/mission', '/other/sevendaySignIn', '/other/fire-wheel'],
  },
];

/** @returns the siblings of a page, including itself; undefined for a standalone page */
export const familyOf = (page: SectionPage): Family | undefined => families.find(({ pages }) => pages.includes(page));

/** An address of the product: a page and its query. */
export type Target = PagePath | `${PagePath}?${string}`;
