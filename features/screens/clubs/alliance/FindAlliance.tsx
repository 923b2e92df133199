import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { searchAlliances } from '#protocol/operations/alliance.ts';
import { ALLIANCE_FOUNDING_GOLD } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { FoundingCard } from '../parts/FoundingCard.tsx';
import { Gold } from '../parts/Gold.tsx';
import { AllianceChoice } from './AllianceChoice.tsx';
import { FoundAllianceDialog } from './FoundAllianceDialog.tsx';
import { OpenRequest } from './OpenRequest.tsx';

const PER_PAGE = 100;
const DEBOUNCE_MS = 300;

/** Lets the leader of a club without an alliance find or found one. */
export function FindAlliance({ request }: { request: ClubInfo['AllianceRequest'] }): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim(), DEBOUNCE_MS);
  const [founds, setFounds] = useState(false);
  const query = useOperation(
    searchAlliances,
    { Search: wanted, Page: 1, PerPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const title = formatMessage({ id: 'clubs.alliances', defaultMessage: '聯盟列表' });
  return (
    <Stack>
      {request === null ? null : <OpenRequest request={request} />}
      <TextField
        before={<Search aria-hidden="true" size={18} />}
        clearLabel={formatMessage({ id: 'clubs.clear', defaultMessage: '清除' })}
        label={formatMessage({ id: 'clubs.allianceSearch', defaultMessage: '搜尋聯盟' })}
        labelHidden
        maxLength={36}
        onValueChange={setTyped}
        placeholder={formatMessage({ id: 'clubs.allianceSearchHint', defaultMessage: '聯盟名稱或編號' })}
        type="search"
        value={typed}
      />
      <FoundingCard
        terms={<Gold value={ALLIANCE_FOUNDING_GOLD} />}
        title={<FormattedMessage defaultMessage="自己當盟主" id="clubs.allianceFoundTitle" />}
      >
        <Button onClick={() => setFounds(true)} variant="secondary">
          <FormattedMessage defaultMessage="創立聯盟" id="clubs.allianceFound" />
        </Button>
      </FoundingCard>
      <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({
                id: 'clubs.noAlliancesText',
                defaultMessage: '換個名稱試試，或自己創立聯盟。',
              })}
              drawing={<StateDrawing id="search-nothing" />}
              size="compact"
              title={formatMessage({ id: 'clubs.noAlliances', defaultMessage: '找不到符合的聯盟' })}
            />
          ) : (
            <Stack aria-label={title} as="ul" gap={3}>
              {List.map((alliance) => (
                <AllianceChoice alliance={alliance} isWaiting={request !== null} key={alliance.AllianceID} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {founds ? <FoundAllianceDialog onClose={() => setFounds(false)} /> : null}
    </Stack>
  );
}
