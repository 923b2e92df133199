import {
  Award,
  BookOpen,
  Crown,
  Flag,
  Gift,
  History,
  Hourglass,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  Trophy,
  UserRoundX,
  UsersRound,
} from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Part } from '#protocol/entities/operator.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import type { BadgeCounts } from '../badges/index.ts';
import type { Target } from './sectionPages.ts';

/** The entries of the member area. */
export type MemberEntryId =
  | 'passbook'
  | 'orders'
  | 'gifts'
  | 'envelopes'
  | 'rounds'
  | 'honors'
  | 'vip'
  | 'rank'
  | 'mail'
  | 'friends'
  | 'club'
  | 'blocked'
  | 'account'
  | 'limits';

export interface MemberEntry {
  readonly id: MemberEntryId;
  readonly to: Target;
  readonly Icon: LucideIcon;
  readonly name: MessageDescriptor;
  readonly badge?: keyof BadgeCounts;
  /** Shown only while this part of the product is open. */
  readonly part?: Part;
}

export interface MemberGroup {
  readonly id: 'wallet' | 'record' | 'social';
  readonly name: MessageDescriptor;
  readonly entries: readonly MemberEntry[];
}

const groupNames = defineMessages({
  wallet: { id: 'member.group.wallet', defaultMessage: '錢包' },
  record: { id: 'member.group.record', defaultMessage: '戰績' },
  social: { id: 'member.group.social', defaultMessage: '社交' },
});

const names = defineMessages({
  passbook: { id: 'frame.passbook', defaultMessage: '存摺' },
  orders: { id: 'member.orders', defaultMessage: '訂單' },
  gifts: { id: 'frame.gifts', defaultMessage: '贈禮' },
  envelopes: { id: 'frame.envelopes', defaultMessage: '紅包' },
  rounds: { id: 'member.rounds', defaultMessage: '對局' },
  honors: { id: 'frame.honors', defaultMessage: '榮譽榜' },
  vip: { id: 'member.vip', defaultMessage: 'VIP' },
  rank: { id: 'member.rank', defaultMessage: '排行' },
  mail: { id: 'frame.mail', defaultMessage: '信件' },
  friends: { id: 'frame.friends', defaultMessage: '好友' },
  club: { id: 'frame.club', defaultMessage: '俱樂部' },
  blocked: { id: 'friends.blacklist', defaultMessage: '黑名單' },
  account: { id: 'frame.account', defaultMessage: '帳號與隱私' },
  limits: { id: 'frame.limits', defaultMessage: '遊戲時間與上限' },
});

/** The three groups of the member area. */
export const memberGroups: readonly MemberGroup[] = [
  {
    id: 'wallet',
    name: groupNames.wallet,
    entries: [
      { id: 'passbook', to: '/member/passbook', Icon: BookOpen, name: names.passbook },
      { id: 'orders', to: '/member/orders', Icon: ReceiptText, name: names.orders, part: 'Shop' },
      { id: 'gifts', to: '/member/present', Icon: Gift, name: names.gifts },
      { id: 'envelopes', to: '/member/envelopes', Icon: EnvelopeIcon, name: names.envelopes },
    ],
  },
  {
    id: 'record',
    name: groupNames.record,
    entries: [
      { id: 'rounds', to: '/member/rounds', Icon: History, name: names.rounds },
      { id: 'honors', to: '/member/honors', Icon: Trophy, name: names.honors },
      { id: 'vip', to: '/member/vip', Icon: Crown, name: names.vip },
      { id: 'rank', to: '/rank', Icon: Award, name: names.rank },
    ],
  },
  {
    id: 'social',
    name: groupNames.social,
    entries: [
      { id: 'mail', to: '/member/mail', Icon: Mail, name: names.mail, badge: 'mail' },
      { id: 'friends', to: '/member/friends', Icon: UsersRound, name: names.friends },
      { id: 'club', to: '/club', Icon: Flag, name: names.club },
      { id: 'blocked', to: '/member/friends?list=blocked', Icon: UserRoundX, name: names.blocked },
    ],
  },
];

/** The two pages beside the groups: security, and the player's own limits. */
export const memberSettings: readonly MemberEntry[] = [
  { id: 'account', to: '/member/account', Icon: ShieldCheck, name: names.account },
  { id: 'limits', to: '/member/limits', Icon: Hourglass, name: names.limits },
];

/** Pages outside of the area that its groups link to. They have a navigation of their own. */
const OUTSIDE: readonly string[] = ['/rank', '/club'];

const isOf = ({ to }: MemberEntry, page: string): boolean => to.split('?')[0] === page && !OUTSIDE.includes(page);

/** @returns the group of a page of the member area; undefined for other pages */
export const memberGroupOf = (page: string): MemberGroup | undefined =>
  memberGroups.find(({ entries }) => entries.some((entry) => isOf(entry, page)));

/** @returns whether a page has the member area beside it on a wide screen */
export const isMemberPage = (page: string): boolean =>
  memberGroupOf(page) !== undefined || memberSettings.some((entry) => isOf(entry, page));

/**
 * Returns whether an entry is the shown page. Friends and the blacklist are one page, so the list in the address decides.
 * @param search the query of the address
 */
export function isEntryShown(entry: MemberEntry, page: string, search: string): boolean {
  if (!isOf(entry, page)) return false;
  const isBlocked = new URLSearchParams(search).get('list') === 'blocked';
  return page !== '/member/friends' || isBlocked === (entry.id === 'blocked');
}
