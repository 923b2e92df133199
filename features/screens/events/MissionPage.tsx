import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type Mission, MissionReset } from '#protocol/entities/mission.ts';
import { getMissions, missionDone } from '#protocol/operations/mission.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { BindBonus } from './BindBonus.tsx';
import * as css from './Events.css.ts';
import { FirstDayCard } from './FirstDayCard.tsx';
import { Milestones } from './Milestones.tsx';
import { MissionRow } from './MissionRow.tsx';
import { RewardList } from './RewardList.tsx';
import { WaitingRewards } from './WaitingRewards.tsx';

const groupNames = defineMessages({
  day: { id: 'mission.day', defaultMessage: '每日任務' },
  week: { id: 'mission.week', defaultMessage: '每週任務' },
  once: { id: 'mission.once', defaultMessage: '成就任務' },
});

/** /other/mission: claimable rewards, then missions by day, by week and once, with progress and links. */
export function MissionPage(): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getMissions, {});
  // The bonus row is above the missions, so they wait for it.
  const bonus = useOperation(getBindIcon, {}, { enabled: useSessionStatus() === 'authenticated' });
  const queries = useQueryClient();
  usePush(missionDone, () => void queries.invalidateQueries({ queryKey: operationKey(getMissions) }));
  return (
    <SectionFrame page="/other/mission">
      <FirstDayCard />
      <Loaded
        query={bonus.isLoading ? { ...query, data: undefined } : query}
        skeleton={<PageContentSkeleton page="/other/mission" />}
      >
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({ id: 'mission.emptyText', defaultMessage: '新任務開放後會列在這裡。' })}
              drawing={<StateDrawing id="checklist" />}
              title={formatMessage({ id: 'mission.empty', defaultMessage: '目前沒有任務' })}
            />
          ) : (
            <div className={css.groups}>
              <WaitingRewards missions={List.filter(({ State }) => State === 2)}>
                <BindBonus />
              </WaitingRewards>
              <Stack gap={6}>
                {MissionReset.options.map((reset) => (
                  <Group key={reset} missions={List.filter(({ Reset }) => Reset === reset)} reset={reset} />
                ))}
              </Stack>
            </div>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}

/** Missions in progress first, then claimed missions. Claimable missions are above all groups. */
const ORDER = [1, 3] as const;

/** The missions of one kind. The missions that count missions are its milestones. */
function Group({ reset, missions }: { reset: MissionReset; missions: readonly Mission[] }): ReactNode {
  const isMilestone = ({ Condition }: Mission): boolean => Condition.Type === MISSION_TYPE.missions;
  const milestones = missions.filter(isMilestone);
  const rows = ORDER.flatMap((state) =>
    missions.filter((mission) => mission.State === state && !(isMilestone(mission) && milestones.length > 0)),
  );
  if (rows.length === 0 && milestones.length === 0) return null;
  const id = `missions-${reset}`;
  return (
    <Stack aria-labelledby={id} as="section" gap={3}>
      <SectionHeading id={id}>
        <FormattedMessage {...groupNames[reset]} />
      </SectionHeading>
      <Milestones missions={milestones} />
      <RewardList>
        {rows.map((mission) => (
          <MissionRow key={mission.MissionID} mission={mission} />
        ))}
      </RewardList>
    </Stack>
  );
}
