import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ClubSummary } from '#protocol/entities/club.ts';
import { getOwnClubApplications } from '#protocol/operations/club.ts';
import { useOperation } from '../../../base/client/index.ts';
import * as css from '../Club.css.ts';
import { TitledList } from '../parts/TitledList.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { ClubCard } from './ClubCard.tsx';

/** The clubs with an open application of the player. */
export function MyApplications({ onOpen }: { onOpen: (club: ClubSummary) => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { data } = useOperation(getOwnClubApplications, {});
  if (data === undefined || data.List.length === 0) return null;
  const title = formatMessage({ id: 'clubs.waiting', defaultMessage: '等待審核' });
  return (
    <TitledList title={title}>
      <ul aria-label={title} className={css.cards}>
        {data.List.map(({ Club }) => (
          <ClubCard actions={<ApplyButton club={Club} />} club={Club} key={Club.ClubID} onOpen={() => onOpen(Club)} />
        ))}
      </ul>
    </TitledList>
  );
}
