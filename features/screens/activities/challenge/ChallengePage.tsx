import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { CHALLENGE_STATE, type Challenge } from '#protocol/entities/event.ts';
import { challengeDone, claimChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useOperation, usePush } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../../shared/frames/index.ts';
import { drawingOf } from '../../../shared/rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../parts/Activity.css.ts';
import { ActivityRow, Claimed } from '../parts/ActivityRow.tsx';
import { ClaimButton } from '../parts/ClaimButton.tsx';
import { MemberNotice } from '../parts/MemberNotice.tsx';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { useMemberReason } from '../parts/useMemberReason.ts';
import { AcceptDialog } from './AcceptDialog.tsx';

const periods = defineMessages({
  day: { id: 'challenge.day', defaultMessage: '今日挑戰' },
  week: { id: 'challenge.week', defaultMessage: '本週挑戰' },
});
const PERIODS = ['day', 'week'] as const;

/** /other/challenge: the challenges of today and this week, their progress and rewards (13300 to 13320). */
export function ChallengePage(): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const query = useOperation(getChallenges, {});
  usePush(challengeDone, () => void queries.invalidateQueries({ queryKey: operationKey(getChallenges) }));
  return (
    <SectionFrame page="/other/challenge">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/other/challenge" />}>
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({ id: 'challenge.noneText', defaultMessage: '新的挑戰開放後會列在這裡。' })}
              drawing={<StateDrawing id="checklist" />}
              title={formatMessage({ id: 'challenge.none', defaultMessage: '目前沒有挑戰' })}
            />
          ) : (
            <Stack gap={6}>
              <MemberNotice />
              {PERIODS.map((period) => (
                <Group challenges={List.filter(({ Period }) => Period === period)} key={period} period={period} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}

interface GroupProps {
  challenges: readonly Challenge[];
  period: (typeof PERIODS)[number];
}

/** The challenges of the day or the week, with the time left. */
function Group({ challenges, period }: GroupProps): ReactNode {
  const id = `challenges-${period}`;
  const [first] = challenges;
  if (first === undefined) return null;
  return (
    <Stack aria-labelledby={id} as="section" gap={3}>
      <SectionHeading aside={<TimeLeft until={first.EndTime} />} id={id}>
        <FormattedMessage {...periods[period]} />
      </SectionHeading>
      <ul className={css.list}>
        {challenges.map((challenge) => (
          <Row challenge={challenge} key={challenge.ChallengeID} />
        ))}
      </ul>
    </Stack>
  );
}

function Row({ challenge }: { challenge: Challenge }): ReactNode {
  const { formatNumber } = useIntl();
  const { locale } = useLanguage();
  const { State, Title, Rewards, Progress, Count, Entry } = challenge;
  const isOpen = State === CHALLENGE_STATE.open;
  return (
    <ActivityRow
      gained={Rewards}
      isDone={State === CHALLENGE_STATE.claimed}
      isReady={State === CHALLENGE_STATE.done}
      note={
        isOpen ? (
          <FormattedMessage
            defaultMessage="{entry, plural, =0 {免費接受} other {報名 # 金幣}}"
            id="challenge.entry"
            values={{ entry: Entry }}
          />
        ) : (
          `${formatNumber(Progress)} / ${formatNumber(Count)}`
        )
      }
      picture={drawingOf(Rewards)}
      title={Title[locale]}
      {...(!isOpen && { progress: { value: Progress, max: Count } })}
    >
      <End challenge={challenge} title={Title[locale]} />
    </ActivityRow>
  );
}

function End({ challenge, title }: { challenge: Challenge; title: string }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const reason = useMemberReason();
  const [asks, setAsks] = useState(false);
  const { ChallengeID, State } = challenge;
  if (State === CHALLENGE_STATE.claimed) return <Claimed />;
  if (State === CHALLENGE_STATE.done) {
    return (
      <ClaimButton
        claim={async () => (await call(claimChallenge, { ChallengeID })).Rewards}
        list={operationKey(getChallenges)}
        title={title}
      />
    );
  }
  if (State === CHALLENGE_STATE.accepted) {
    return (
      <Text size={13} tone="muted">
        <FormattedMessage defaultMessage="進行中" id="mission.underWay" />
      </Text>
    );
  }
  return (
    <>
      <Button
        aria-label={formatMessage(
          { id: 'challenge.acceptOf', defaultMessage: '接受：{challenge}' },
          { challenge: title },
        )}
        disabledReason={reason}
        reasonShown="elsewhere"
        onClick={() => setAsks(true)}
        size="sm"
      >
        <FormattedMessage defaultMessage="接受" id="challenge.accept" />
      </Button>
      {asks ? <AcceptDialog challenge={challenge} onClose={() => setAsks(false)} title={title} /> : null}
    </>
  );
}
