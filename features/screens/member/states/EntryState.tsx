import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BANK_TAB } from '#protocol/entities/bank.ts';
import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import { getBankTrend } from '#protocol/operations/bank.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { getRoundDays } from '#protocol/operations/play.ts';
import { getRelations } from '#protocol/operations/relation.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { getActivityRank } from '#protocol/operations/activityRank.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useIsGuest, useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { useBadges } from '../../../shared/badges/index.ts';
import type { MemberEntryId } from '../../../shared/frames/index.ts';
import { useEnvelopeList } from '../../envelopes/index.ts';
import { useVipLadder } from '../../vip/index.ts';
import * as css from './EntryState.css.ts';

const FULL = 100;
/** The first page of the friends that the lobby reads too. */
const FRIENDS = { Type: RELATION.friend, PerPage: 100 } as const;
const BLOCKED = { Type: RELATION.blocked, PerPage: 1 } as const;
const OPEN_ENVELOPES = { Status: ENVELOPE_STATUS.open, Page: 1, PerPage: 50 } as const;

/** The entries of the groups. Security and limits have a card of their own. */
type StatedEntry = Exclude<MemberEntryId, 'account' | 'limits'>;

const states: Readonly<Record<StatedEntry, () => ReactNode>> = {
  passbook: PassbookState,
  orders: OrdersState,
  gifts: GiftsState,
  envelopes: EnvelopesState,
  rounds: RoundsState,
  honors: HonorsState,
  vip: VipState,
  rank: RankState,
  mail: MailState,
  friends: FriendsState,
  club: ClubState,
  blocked: BlockedState,
};

/** The state of an entry in a few words. Empty while it loads and after a failure: the page behind the entry tells why. */
export function EntryState({ id }: { id: MemberEntryId }): ReactNode {
  if (id === 'account' || id === 'limits') return null;
  const State = states[id];
  return <State />;
}

type Tone = 'quiet' | 'good' | 'waiting';

function Word({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={css.state} data-tone={tone}>
      {children}
    </span>
  );
}

function PassbookState(): ReactNode {
  const { locale } = useLanguage();
  const day = useOperation(getBankTrend, { Tab: BANK_TAB.gold }).data?.Days.at(-1);
  if (day === undefined) return <Word> </Word>;
  const net = day.In - day.Out;
  return (
    <Word tone={net > 0 ? 'good' : 'quiet'}>
      <FormattedMessage
        defaultMessage="今天 {net}"
        id="member.state.today"
        values={{ net: <Amount format="short" locale={locale} signed value={net} /> }}
      />
    </Word>
  );
}

function OrdersState(): ReactNode {
  const open = useOperation(getOrders, { State: 'open', Page: 1, PerPage: 1 }).data?.Total;
  if (open === undefined) return <Word> </Word>;
  return (
    <Word tone={open > 0 ? 'waiting' : 'quiet'}>
      <FormattedMessage
        defaultMessage="{count, plural, =0 {都已完成} other {# 筆處理中}}"
        id="member.state.orders"
        values={{ count: open }}
      />
    </Word>
  );
}

function GiftsState(): ReactNode {
  const isGuest = useIsGuest();
  const left = useOperation(getGiftCatalogue, {}, { enabled: !isGuest }).data?.Quota.GiftsLeft;
  if (left === undefined) return <Word> </Word>;
  return (
    <Word>
      <FormattedMessage defaultMessage="今日剩 {count} 次" id="member.state.gifts" values={{ count: left }} />
    </Word>
  );
}

function EnvelopesState(): ReactNode {
  const isGuest = useIsGuest();
  const list = useEnvelopeList(OPEN_ENVELOPES, { enabled: !isGuest, staleTime: 60_000 }).data?.List;
  if (list === undefined) return <Word> </Word>;
  const count = list.filter(({ MyAmount }) => MyAmount === 0).length;
  return (
    <Word tone={count > 0 ? 'waiting' : 'quiet'}>
      <FormattedMessage
        defaultMessage="{count, plural, =0 {目前沒有} other {# 個可搶}}"
        id="member.state.envelopes"
        values={{ count }}
      />
    </Word>
  );
}

function RoundsState(): ReactNode {
  const today = useOperation(getRoundDays, {}).data?.List[0];
  if (today === undefined) return <Word> </Word>;
  return (
    <Word>
      <FormattedMessage
        defaultMessage="今天 {count, number} 局"
        id="member.state.rounds"
        values={{ count: today.Rounds }}
      />
    </Word>
  );
}

function HonorsState(): ReactNode {
  const PlayerID = useSession().session?.playerID ?? '';
  const honors = useOperation(getHonors, { PlayerID }, { enabled: PlayerID !== '' }).data?.Achievements;
  if (honors === undefined) return <Word> </Word>;
  return (
    <Word>
      <FormattedMessage
        defaultMessage="{count, plural, =0 {等您上榜} other {# 筆上榜}}"
        id="member.state.honors"
        values={{ count: honors.length }}
      />
    </Word>
  );
}

function VipState(): ReactNode {
  const own = useVipLadder().data?.Own;
  if (own === undefined) return <Word> </Word>;
  return (
    <Word>
      {own.Next === 0 ? (
        <FormattedMessage defaultMessage="最高階" id="member.state.vipTop" />
      ) : (
        <FormattedMessage
          defaultMessage="進度 {percent}%"
          id="member.state.vip"
          values={{ percent: Math.min(FULL, Math.floor((own.Experience / own.Next) * FULL)) }}
        />
      )}
    </Word>
  );
}

function RankState(): ReactNode {
  const isGuest = useIsGuest();
  const own = useOperation(getActivityRank, { ActivityID: 'weeklyBet', PerPage: 1 }, { enabled: !isGuest }).data?.Own;
  if (own === undefined) return <Word> </Word>;
  return (
    <Word tone={own.Rank > 0 ? 'good' : 'quiet'}>
      <FormattedMessage
        defaultMessage="{rank, plural, =0 {未上榜} other {第 # 名}}"
        id="member.state.rank"
        values={{ rank: own.Rank }}
      />
    </Word>
  );
}

function MailState(): ReactNode {
  const { mail } = useBadges();
  return (
    <Word tone={mail > 0 ? 'waiting' : 'quiet'}>
      <FormattedMessage
        defaultMessage="{count, plural, =0 {沒有未讀} other {# 封未讀}}"
        id="member.state.mail"
        values={{ count: mail }}
      />
    </Word>
  );
}

function FriendsState(): ReactNode {
  const isGuest = useIsGuest();
  const friends = useOperation(getRelations, FRIENDS, { enabled: !isGuest }).data;
  if (friends === undefined) return <Word> </Word>;
  const online = friends.List.filter(({ Online }) => Online).length;
  return online > 0 ? (
    <Word tone="good">
      <FormattedMessage defaultMessage="{count, number} 人在線" id="member.state.online" values={{ count: online }} />
    </Word>
  ) : (
    <Word>
      <FormattedMessage
        defaultMessage="{count, number} 位"
        id="member.state.friends"
        values={{ count: friends.Total }}
      />
    </Word>
  );
}

function ClubState(): ReactNode {
  const PlayerID = useSession().session?.playerID ?? '';
  const own = useOperation(getUserInfo, { PlayerID }, { enabled: PlayerID !== '' }).data;
  if (own === undefined) return <Word> </Word>;
  const name = own.Club.ClubName;
  return <Word>{name === '' ? <FormattedMessage defaultMessage="尚未加入" id="player.noClub" /> : name}</Word>;
}

function BlockedState(): ReactNode {
  const isGuest = useIsGuest();
  const total = useOperation(getRelations, BLOCKED, { enabled: !isGuest }).data?.Total;
  if (total === undefined) return <Word> </Word>;
  return (
    <Word>
      <FormattedMessage defaultMessage="{count, number} 人" id="member.state.blocked" values={{ count: total }} />
    </Word>
  );
}
