import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo, ClubSummary } from '#protocol/entities/club.ts';
import {
  answerAllianceRequest,
  getAlliance,
  getAllianceRequests,
  leaveAlliance,
} from '#protocol/operations/alliance.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { TitledList } from '../parts/TitledList.tsx';
import { ClubFlag } from '../flag/ClubFlag.tsx';
import { TypedConfirm } from '../parts/TypedConfirm.tsx';
import { useClubAction } from '../useClubAction.ts';

/** The club's alliance: its clubs, applications for its leader, and a leave button. */
export function OwnAlliance({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getAlliance, {});
  const [leaves, setLeaves] = useState(false);
  const speaks = mayInClub(club.MyRole, 'alliance');
  return (
    <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={4} />}>
      {({ AllianceName, LeaderClubID, Clubs, ClubCount, ClubLimit }) => (
        <Stack>
          <SectionHeading
            aside={
              <FormattedMessage
                defaultMessage="{count} / {limit} 個俱樂部"
                id="clubs.allianceCount"
                values={{ count: ClubCount, limit: ClubLimit }}
              />
            }
          >
            {AllianceName}
          </SectionHeading>
          {speaks && LeaderClubID === club.ClubID ? <Requests /> : null}
          <Stack aria-label={AllianceName} as="ul" gap={3}>
            {Clubs.map((one) => (
              <AlliedClub
                club={one}
                key={one.ClubID}
                mark={
                  one.ClubID === LeaderClubID ? (
                    <span className={css.role} data-role="leader">
                      <FormattedMessage defaultMessage="盟主" id="clubs.allianceLead" />
                    </span>
                  ) : null
                }
              />
            ))}
          </Stack>
          {speaks ? (
            <Button onClick={() => setLeaves(true)} variant="secondary">
              <FormattedMessage defaultMessage="退出聯盟" id="clubs.allianceLeave" />
            </Button>
          ) : null}
          {leaves ? (
            <TypedConfirm
              act={(call) => call(leaveAlliance, {})}
              confirmLabel={formatMessage({ id: 'clubs.allianceLeave', defaultMessage: '退出聯盟' })}
              description={
                LeaderClubID === club.ClubID
                  ? formatMessage({
                      id: 'clubs.allianceLeaveLead',
                      defaultMessage: '盟主會交給下一個俱樂部；沒有其他俱樂部時，聯盟就此結束。',
                    })
                  : formatMessage({
                      id: 'clubs.allianceLeaveText',
                      defaultMessage: '全體會員會離開聯盟頻道，之後需要重新申請。',
                    })
              }
              done={formatMessage(
                { id: 'clubs.allianceLeft', defaultMessage: '已退出「{name}」' },
                { name: AllianceName },
              )}
              onClose={() => setLeaves(false)}
              title={formatMessage({ id: 'clubs.allianceLeave', defaultMessage: '退出聯盟' })}
              word={club.ClubName}
            />
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

function AlliedClub({ club, mark, action }: { club: ClubSummary; mark?: ReactNode; action?: ReactNode }): ReactNode {
  const playerName = usePlayerName();
  return (
    <RowCard label={club.ClubName}>
      <div className={css.line}>
        <ClubFlag badge={club.PicInfo.DefaultID} color={club.FlagColor} size="sm" />
        <div className={css.tight}>
          <div className={css.line}>
            <Text weight="bold">{club.ClubName}</Text>
            {mark}
          </div>
          <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
            <span>LV.{club.Level}</span>
            <span>
              {club.MemberCount} / {club.MemberLimit}
            </span>
            <FormattedMessage
              defaultMessage="會長 {name}"
              id="clubs.ledBy"
              values={{ name: playerName(club.LeaderName) }}
            />
          </Inline>
        </div>
      </div>
      {action}
    </RowCard>
  );
}

function Requests(): ReactNode {
  const { formatMessage } = useIntl();
  const { data } = useOperation(getAllianceRequests, {});
  if (data === undefined || data.List.length === 0) return null;
  const title = formatMessage({ id: 'clubs.allianceRequests', defaultMessage: '申請加入的俱樂部' });
  return (
    <TitledList level={3} title={title}>
      <Stack aria-label={title} as="ul" gap={3}>
        {data.List.map(({ Club }) => (
          <AlliedClub action={<Answers club={Club} />} club={Club} key={Club.ClubID} />
        ))}
      </Stack>
    </TitledList>
  );
}

function Answers({ club: { ClubID, ClubName } }: { club: ClubSummary }): ReactNode {
  const { formatMessage } = useIntl();
  const answer = useClubAction((call, Accept: boolean) => call(answerAllianceRequest, { ClubID, Accept }), {
    done: formatMessage({ id: 'clubs.allianceAnswered', defaultMessage: '已回覆「{name}」' }, { name: ClubName }),
  });
  return (
    <Inline align="stretch" wrap>
      <Button busy={answer.isPending} onClick={() => answer.mutate(false)} size="sm" variant="secondary">
        <FormattedMessage defaultMessage="婉拒" id="clubs.decline" />
      </Button>
      <Button busy={answer.isPending} onClick={() => answer.mutate(true)} size="sm">
        <FormattedMessage defaultMessage="同意" id="clubs.approve" />
      </Button>
    </Inline>
  );
}
