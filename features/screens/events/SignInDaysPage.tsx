import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInDay, SignInDays } from '#protocol/entities/signInDays.ts';
import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { itemSrc } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CalendarStreak, type StreakDay } from '#ui/components/CalendarStreak/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { operationKey, useCall, useOperation } from '../../base/client/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { drawingOf, gainedOf, useClaim, useGainedText } from '../../shared/rewards/index.ts';
import { useBrand } from '../../base/settings/index.ts';
import * as css from './Events.css.ts';
import { RewardText } from './RewardText.tsx';

const states = { 1: 'claimed', 2: 'today', 3: 'future' } as const;

/** /other/sevendaySignIn: a reward for each day of a week; the seventh is the largest. */
export function SignInDaysPage(): ReactNode {
  const query = useOperation(getSignInDays, {});
  return (
    <SectionFrame page="/other/sevendaySignIn">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/sevendaySignIn" />}>
        {(week) => <Week week={week} />}
      </Loaded>
      <div className={css.rule}>
        <Text align="center" as="p" size={12} tone="muted">
          <FormattedMessage
            defaultMessage="每天台北時間 00:00 更新；漏簽一天會從第 1 天重新開始"
            id="signInDays.rule"
          />
        </Text>
      </div>
    </SectionFrame>
  );
}

function Week({ week }: { week: SignInDays }): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const queries = useQueryClient();
  const call = useCall();
  const words = useGainedText();
  const days = useRef<HTMLDivElement>(null);
  const today = week.Days.find(({ State }) => State === 2);
  const claim = useClaim({
    claim: () => call(claimSignInDay, {}),
    list: operationKey(getSignInDays),
    gained: ({ Reward }) => gainedOf(Reward, WalletItem),
    atLeast: today?.Day === 7 ? 'grand' : 'big',
    onClaimed: ({ Days }) => void queries.setQueryData(operationKey(getSignInDays), Days),
  });
  const dayOf = ({ Day, Reward, State }: SignInDay): StreakDay => ({
    state: states[State],
    label:
      Day === 7
        ? formatMessage({ id: 'signInDays.lastDay', defaultMessage: '第 {day} 天 · 大禮' }, { day: Day })
        : formatMessage({ id: 'signInDays.day', defaultMessage: '第 {day} 天' }, { day: Day }),
    picture: <img alt="" src={itemSrc(Day === 7 ? 'treasure' : drawingOf(gainedOf(Reward, WalletItem)))} />,
    amount: <RewardText isDrawn reward={Reward} tone="inherit" />,
  });
  const [first, second, third, fourth, fifth, sixth, seventh] = week.Days.map(dayOf);
  // The schema has seven days.
  if (!first || !second || !third || !fourth || !fifth || !sixth || !seventh) return null;
  return (
    <>
      <CalendarStreak
        aside={<FormattedMessage defaultMessage="下次重置 00:00" id="signInDays.next" />}
        days={[first, second, third, fourth, fifth, sixth, seventh]}
        label={formatMessage({ id: 'signInDays.list', defaultMessage: '七日獎勵' })}
        ref={days}
        stateLabels={{
          claimed: formatMessage({ id: 'signInDays.claimed', defaultMessage: '已領取' }),
          today: formatMessage({ id: 'signInDays.today', defaultMessage: '今天可領' }),
          missed: formatMessage({ id: 'signInDays.missed', defaultMessage: '漏簽' }),
          future: formatMessage({ id: 'signInDays.future', defaultMessage: '尚未開放' }),
        }}
        summary={
          <FormattedMessage
            defaultMessage="已連續簽到 {days} 天"
            id="signInDays.streak"
            values={{ days: week.Streak }}
          />
        }
      />
      <div className={css.claimBar} data-done={week.ClaimedToday || undefined}>
        <Button
          fullWidth
          onClick={() => claim.mutate({ given: undefined, from: days.current?.querySelector('[aria-current=date]') })}
          size="lg"
          variant="gold"
          busy={claim.isPending}
          disabledReason={
            week.ClaimedToday
              ? formatMessage({ id: 'signInDays.done', defaultMessage: '今天已經簽到，明天再來' })
              : undefined
          }
        >
          {week.ClaimedToday || today === undefined ? (
            <FormattedMessage defaultMessage="今天已簽到" id="signInDays.claimedToday" />
          ) : (
            <FormattedMessage
              defaultMessage="簽到領取 {items}"
              id="signInDays.claim"
              values={{ items: words.list(gainedOf(today.Reward, WalletItem)) }}
            />
          )}
        </Button>
      </div>
    </>
  );
}
