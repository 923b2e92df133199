import { FormattedMessage } from 'react-intl';
import type { PassTicket } from '#protocol/entities/event.ts';
import type { SignInDays } from '#protocol/entities/signInDays.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { claimAllMissions, getMissions } from '#protocol/operations/mission.ts';
import { claimPassLevel, getPassTicket } from '#protocol/operations/passTicket.ts';
import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { operationKey } from '../../../base/client/index.ts';
import { gainedOf, mergeGained } from '../../../shared/rewards/index.ts';
import { claimableOf } from '../pass/claimableOf.ts';
import type { RowTools, TodayRow } from './todayRow.ts';

/** The sign-in reward of the day. */
export function signInRow({ Days, Today, ClaimedToday }: SignInDays, { intl, client, walletItem }: RowTools): TodayRow {
  const day = Days.find(({ Day }) => Day === Today);
  const claim = async () => gainedOf((await client.call(claimSignInDay, {})).Reward, walletItem);
  return {
    id: 'signInDays',
    picture: 'calendar',
    name: intl.formatMessage({ id: 'frame.sevenDays', defaultMessage: '七日簽到' }),
    note: <FormattedMessage defaultMessage="第 {day} 天" id="signInDays.day" values={{ day: Today }} />,
    progress: { value: ClaimedToday ? Today : Today - 1, max: Days.length },
    gained: day === undefined ? [] : gainedOf(day.Reward, walletItem),
    list: operationKey(getSignInDays),
    ...(ClaimedToday ? { isDone: true } : { claims: [claim] }),
  };
}

/** All missions in one row, which claims the finished missions together. */
export function missionRow({ List }: ResultOf<typeof getMissions>, tools: RowTools): TodayRow | undefined {
  const { intl, client, walletItem } = tools;
  if (List.length === 0) return undefined;
  const ready = List.filter(({ State }) => State === 2);
  const claim = async () => gainedOf((await client.call(claimAllMissions, {})).Reward, walletItem);
  const daily = List.filter(({ Reset }) => Reset === 'day');
  const base = {
    id: 'missions',
    picture: 'trophy',
    name: intl.formatMessage({ id: 'frame.missions', defaultMessage: '任務' }),
    list: operationKey(getMissions),
  } as const;
  if (ready.length > 0) {
    return {
      ...base,
      note: (
        <FormattedMessage
          defaultMessage="{count, plural, other {# 個可領}}"
          id="today.missions"
          values={{ count: ready.length }}
        />
      ),
      gained: mergeGained(ready.flatMap(({ Reward }) => gainedOf(Reward, walletItem))),
      claims: [claim],
      count: ready.length,
    };
  }
  const done = daily.filter(({ State }) => State !== 1).length;
  return {
    ...base,
    note: (
      <FormattedMessage
        defaultMessage="今日完成 {done} / {all}"
        id="today.missionsDone"
        values={{ done, all: daily.length }}
      />
    ),
    progress: { value: done, max: daily.length },
    gained: [],
    way: {
      to: '/other/mission',
      words: intl.formatMessage({ id: 'today.doMissions', defaultMessage: '去做' }),
    },
  };
}

/** The wheel, which has its own page. */
export function wheelRow({ Left, Prizes }: ResultOf<typeof getFireWheel>, { intl, isGuest }: RowTools): TodayRow {
  const spins = Left.FreeSpins + Left.TicketSpins;
  const most = Math.max(0, ...Prizes.map(({ ItemID, Amount }) => (ItemID === ITEM.gold ? Amount : 0)));
  const base = {
    id: 'wheel',
    picture: 'wheel',
    name: intl.formatMessage({ id: 'frame.wheel', defaultMessage: '福神輪盤' }),
    gained: [],
    list: operationKey(getFireWheel),
  } as const;
  if (spins === 0) {
    return {
      ...base,
      note: <FormattedMessage defaultMessage="今天已轉完" id="today.spun" />,
      isDone: true,
    };
  }
  return {
    ...base,
    note: (
      <FormattedMessage
        defaultMessage="免費 {spins} 次 · 最高 {most, number}"
        id="today.spins"
        values={{ spins, most }}
      />
    ),
    way: isGuest
      ? bindWay(intl)
      : { to: '/other/fire-wheel', words: intl.formatMessage({ id: 'today.spin', defaultMessage: '免費轉' }) },
  };
}

/** The rewards of the reached levels of the pass ticket. */
export function passRow(ticket: PassTicket, { intl, client, isGuest }: RowTools): TodayRow {
  const { Season, Level, Levels } = ticket;
  const open = claimableOf(ticket);
  const base = {
    id: 'pass',
    picture: 'ticket',
    name: intl.formatMessage({ id: 'frame.pass', defaultMessage: '通行證' }),
    note: (
      <FormattedMessage
        defaultMessage="LV.{level} / {top}"
        id="today.pass"
        values={{ level: Level, top: Levels.length }}
      />
    ),
    progress: { value: Level, max: Levels.length },
    gained: mergeGained(open.flatMap(({ gained }) => gained)),
    list: operationKey(getPassTicket),
  } as const;
  if (open.length > 0 && isGuest) return { ...base, way: bindWay(intl) };
  if (open.length > 0) {
    return {
      ...base,
      count: open.length,
      claims: open.map(
        ({ Level: level, Track }) =>
          async () =>
            (await client.call(claimPassLevel, { Season, Level: level, Track })).Rewards,
      ),
    };
  }
  return {
    ...base,
    way: { to: '/other/pass', words: intl.formatMessage({ id: 'today.look', defaultMessage: '查看' }) },
  };
}

/** The first step for a guest. */
export const bindWay = (intl: RowTools['intl']): NonNullable<TodayRow['way']> => ({
  to: '/member/account',
  words: intl.formatMessage({ id: 'bindBonus.go', defaultMessage: '去綁定' }),
});
