import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type Mission, MissionReset } from '#protocol/entities/mission.ts';
import { claimAllMissions, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { operationKey, useCall, useOperation, usePush } from '../client/index.ts';
import { StateDrawing } from '../errors/index.ts';
import { Loaded, SectionFrame, RowGhosts } from '../frames/index.ts';
import * as css from './Events.css.ts';
import { MissionRow } from './MissionRow.tsx';
import { useClaim } from './useClaim.ts';

const groupNames = defineMessages({
  day: { id: 'mission.day', defaultMessage: '每日任務' },
  week: { id: 'mission.week', defaultMessage: '每週任務' },
  once: { id: 'mission.once', defaultMessage: '成就任務' },
});

/** /other/mission: what there is to do by the day, by the week and once, how far it is, and its reward. */
export function MissionPage(): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getMissions, {});
  const queries = useQueryClient();
  usePush(missionDone, () => void queries.invalidateQueries({ queryKey: operationKey(getMissions) }));
  return (
    <SectionFrame
      note={<FormattedMessage defaultMessage="每日與每週任務於台北時間 00:00 重置" id="mission.reset" />}
      page="/other/mission"
    >
      <Loaded query={query} skeleton={<RowGhosts height="6.5rem" rows={6} />}>
        {({ List, Claimable }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({ id: 'mission.emptyText', defaultMessage: '新任務開放後會列在這裡。' })}
              drawing={<StateDrawing id="checklist" />}
              title={formatMessage({ id: 'mission.empty', defaultMessage: '目前沒有任務' })}
            />
          ) : (
            <div className={css.groups}>
              {Claimable > 1 ? <ClaimAll count={Claimable} /> : null}
              {MissionReset.options.map((reset) => (
                <Group key={reset} missions={List.filter(({ Reset }) => Reset === reset)} reset={reset} />
              ))}
            </div>
          )
        }
      </Loaded>
    </SectionFrame>
  );
}

function Group({ reset, missions }: { reset: MissionReset; missions: readonly Mission[] }): ReactNode {
  if (missions.length === 0) return null;
  const id = `missions-${reset}`;
  return (
    <section aria-labelledby={id} className={css.group}>
      <SectionHeading id={id}>
        <FormattedMessage {...groupNames[reset]} />
      </SectionHeading>
      <ul className={css.list}>
        {missions.map((mission) => (
          <MissionRow key={mission.MissionID} mission={mission} />
        ))}
      </ul>
    </section>
  );
}

/** Claims what waits, all at once. */
function ClaimAll({ count }: { count: number }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const toast = useToast();
  const claim = useClaim(
    () => call(claimAllMissions, {}),
    operationKey(getMissions),
    ({ List }) =>
      toast({
        tone: 'success',
        text: formatMessage(
          { id: 'mission.claimedAll', defaultMessage: '已領取 {count} 個任務的獎勵' },
          { count: List.length },
        ),
      }),
  );
  return (
    <Button busy={claim.isPending} fullWidth onClick={() => claim.mutate(undefined)} variant="gold">
      <FormattedMessage defaultMessage="全部領取（{count}）" id="mission.claimAll" values={{ count }} />
    </Button>
  );
}
