import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubApplication } from '#protocol/entities/club.ts';
import { approveClubApplication, getClubApplications, refuseClubApplication } from '#protocol/operations/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { PagedList, RowSkeletons, useChoices } from '../../../shared/frames/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { useClubAction } from '../useClubAction.ts';

const PER_PAGE = 20;

/** The applications, oldest first, with their two answers. */
export function ApplicationsView(): ReactNode {
  const { formatMessage } = useIntl();
  const { page: Page } = useChoices();
  const query = useOperation(getClubApplications, { Page, PerPage: PER_PAGE }, { placeholderData: keepPreviousData });
  const title = formatMessage({ id: 'clubs.applications', defaultMessage: '申請名單' });
  return (
    <ClubFrame title={title}>
      <PagedList
        empty={
          <EmptyState
            description={formatMessage({
              id: 'clubs.noApplicationsText',
              defaultMessage: '有人申請加入時會列在這裡，也可以主動邀請玩家。',
            })}
            drawing={<StateDrawing id="no-friends" />}
            title={formatMessage({ id: 'clubs.noApplications', defaultMessage: '沒有待審核的申請' })}
          />
        }
        pagesLabel={formatMessage({ id: 'clubs.applicationPages', defaultMessage: '申請名單分頁' })}
        perPage={PER_PAGE}
        query={query}
        skeleton={<RowSkeletons height="5rem" rows={4} />}
      >
        {({ List }) => (
          <Stack aria-label={title} as="ul" gap={3}>
            {List.map((application) => (
              <Application application={application} key={application.Player.PlayerID} />
            ))}
          </Stack>
        )}
      </PagedList>
    </ClubFrame>
  );
}

function Application({ application: { Player, Level, CreateTime } }: { application: ClubApplication }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const playerName = usePlayerName();
  const { PlayerID } = Player;
  const name = playerName(Player.Name);
  const approve = useClubAction((call) => call(approveClubApplication, { PlayerID }), {
    done: formatMessage({ id: 'clubs.approved', defaultMessage: '{name} 加入了俱樂部' }, { name }),
  });
  const refuse = useClubAction((call) => call(refuseClubApplication, { PlayerID }), {
    done: formatMessage({ id: 'clubs.refused', defaultMessage: '已婉拒 {name}，24 小時後對方才能再申請' }, { name }),
  });
  return (
    <RowCard label={name}>
      <div className={css.line}>
        <PlayerFace player={Player} />
        <div className={css.tight}>
          <Text lines={1} weight="bold">
            {name}
          </Text>
          <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
            <span>LV.{Level}</span>
            <span>VIP {Player.VIPLevel}</span>
            <DateTime form="relative" locale={locale} value={CreateTime} />
          </Inline>
        </div>
      </div>
      <Inline align="stretch" wrap>
        <Button busy={refuse.isPending} onClick={() => refuse.mutate()} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="婉拒" id="clubs.decline" />
        </Button>
        <Button busy={approve.isPending} onClick={() => approve.mutate()} size="sm">
          <FormattedMessage defaultMessage="同意" id="clubs.approve" />
        </Button>
      </Inline>
    </RowCard>
  );
}
