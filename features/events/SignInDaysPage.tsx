import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignInDay, SignInDays } from '#protocol/entities/signInDays.ts';
import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { itemSrc } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CalendarStreak, type StreakDay } from '#ui/components/CalendarStreak/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { operationKey, useCall, useOperation } from '../client/index.ts';
import { Loaded, SectionFrame, RowGhosts } from '../frames/index.ts';
import { useBrand } from '../settings/index.ts';
import { useSound } from '../sounds/index.ts';
import * as css from './Events.css.ts';
import { RewardWords } from './RewardWords.tsx';
import { useClaim } from './useClaim.ts';

const states = { 1: 'claimed', 2: 'today', 3: 'future' } as const;

/** /other/sevendaySignIn: a present a day for a week, the seventh a grand one. */
export function SignInDaysPage(): ReactNode {
  const query = useOperation(getSignInDays, {});
  return (
    <SectionFrame
      note={
        <FormattedMessage defaultMessage="每天台北時間 00:00 更新；漏簽一天會從第 1 天重新開始" id="signInDays.rule" />
      }
      page="/other/sevendaySignIn"
    >
      <Loaded query={query} skeleton={<RowGhosts height="8rem" rows={4} />}>
        {(week) => <Week week={week} />}
      </Loaded>
    </SectionFrame>
  );
}

function Week({ week }: { week: SignInDays }): ReactNode {
  const { formatMessage } = useIntl();
  const { WalletItem } = useBrand().Capabilities;
  const queries = useQueryClient();
  const call = useCall();
  const toast = useToast();
  const sound = useSound();
  const claim = useClaim(
    () => call(claimSignInDay, {}),
    operationKey(getSignInDays),
    ({ Days }) => {
      queries.setQueryData(operationKey(getSignInDays), Days);
      sound('win');
      toast({
        tone: 'success',
        text: formatMessage({ id: 'signInDays.got', defaultMessage: '簽到成功，獎勵已入帳' }),
      });
    },
  );
  const dayOf = ({ Day, Reward, State }: SignInDay): StreakDay => ({
    state: states[State],
    label: formatMessage({ id: 'signInDays.day', defaultMessage: '第 {day} 天' }, { day: Day }),
    picture: <img alt="" src={itemSrc(Reward.Gold > 0 ? 'coin' : WalletItem)} />,
    amount: <RewardWords reward={Reward} tone="inherit" />,
  });
  const [first, second, third, fourth, fifth, sixth, seventh] = week.Days.map(dayOf);
  // The row has seven, as its schema says.
  if (!first || !second || !third || !fourth || !fifth || !sixth || !seventh) return null;
  return (
    <>
      <CalendarStreak
        days={[first, second, third, fourth, fifth, sixth, seventh]}
        label={formatMessage({ id: 'signInDays.list', defaultMessage: '七日獎勵' })}
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
      <div className={css.claimLine}>
        <Button
          fullWidth
          onClick={() => claim.mutate(undefined)}
          variant="gold"
          {...(week.ClaimedToday
            ? { disabledReason: formatMessage({ id: 'signInDays.done', defaultMessage: '今天已經簽到，明天再來' }) }
            : { busy: claim.isPending })}
        >
          {week.ClaimedToday ? (
            <FormattedMessage defaultMessage="今天已簽到" id="signInDays.claimedToday" />
          ) : (
            <FormattedMessage defaultMessage="簽到領取" id="signInDays.claim" />
          )}
        </Button>
      </div>
    </>
  );
}
