import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { FindAlliance } from './FindAlliance.tsx';
import { OwnAlliance } from './OwnAlliance.tsx';

/** The club's alliance, or the ways to join one for its leader (15000–15070). */
export function AllianceView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ClubFrame title={formatMessage({ id: 'clubs.alliance', defaultMessage: '聯盟' })}>
      {club.AllianceID !== '' ? (
        <OwnAlliance club={club} />
      ) : mayInClub(club.MyRole, 'alliance') ? (
        <FindAlliance request={club.AllianceRequest} />
      ) : (
        <EmptyState
          description={formatMessage({
            id: 'clubs.noAllianceText',
            defaultMessage: '由會長替俱樂部申請加入或創立聯盟。',
          })}
          drawing={<StateDrawing id="club-house" />}
          title={formatMessage({ id: 'clubs.noAlliance', defaultMessage: '俱樂部還沒有加入聯盟' })}
        />
      )}
    </ClubFrame>
  );
}
