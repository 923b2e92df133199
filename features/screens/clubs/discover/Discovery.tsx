import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubSummary } from '#protocol/entities/club.ts';
import { getClubInvitations, searchClubs } from '#protocol/operations/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { operationKey, useCall, useOperation } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { RowSkeletons } from '../../../shared/frames/index.ts';
import { useProfile } from '../../../base/session/index.ts';
import * as css from '../Club.css.ts';
import { TitledList } from '../parts/TitledList.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { ClubCard } from './ClubCard.tsx';
import { ClubDialog } from './ClubDialog.tsx';
import { ClubFilters, type WantedClubs } from './ClubFilters.tsx';
import { Founding } from './Founding.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { MyApplications } from './MyApplications.tsx';

const PER_PAGE = 20;
const DEBOUNCE_MS = 300;

/** The clubs to choose from: invitations, applications, and all by name or id, language and open applications. */
export function Discovery({ mayApply }: { mayApply: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<ClubSummary>();
  const [wanted, setWanted] = useState<WantedClubs>({});
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  return (
    <Stack>
      <TextField
        before={<Search aria-hidden="true" size={18} />}
        clearLabel={formatMessage({ id: 'clubs.clear', defaultMessage: '清除' })}
        label={formatMessage({ id: 'clubs.search', defaultMessage: '搜尋俱樂部' })}
        labelHidden
        maxLength={36}
        onValueChange={setTyped}
        placeholder={formatMessage({ id: 'clubs.searchHint', defaultMessage: '俱樂部名稱或編號' })}
        type="search"
        value={typed}
      />
      <div className={css.afterField}>
        <ClubFilters mayApply={mayApply} onChange={setWanted} wanted={wanted} />
      </div>
      {mayApply ? (
        <>
          {search === '' ? <Invitations onOpen={setShown} /> : null}
          <MyApplications onOpen={setShown} />
          {/* A search by name shows its results first. */}
          {search === '' ? <Founding /> : null}
        </>
      ) : null}
      <Found mayApply={mayApply} onOpen={setShown} search={search} wanted={wanted} />
      {shown === undefined ? null : <ClubDialog club={shown} mayApply={mayApply} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}

interface OpenClub {
  onOpen: (club: ClubSummary) => void;
}

function Invitations({ onOpen }: OpenClub): ReactNode {
  const { formatMessage } = useIntl();
  const { data } = useOperation(getClubInvitations, {});
  if (data === undefined || data.List.length === 0) return null;
  const title = formatMessage({ id: 'clubs.invitations', defaultMessage: '邀請您的俱樂部' });
  return (
    <TitledList title={title}>
      <ul aria-label={title} className={css.cards}>
        {data.List.map((invitation) => (
          <InvitationCard invitation={invitation} key={invitation.Club.ClubID} onOpen={() => onOpen(invitation.Club)} />
        ))}
      </ul>
    </TitledList>
  );
}

interface FoundProps extends OpenClub {
  search: string;
  wanted: WantedClubs;
  mayApply: boolean;
}

function Found({ search, wanted, mayApply, onOpen }: FoundProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: operationKey(searchClubs, { Search: search, ...wanted, pages: true }),
    queryFn: ({ pageParam, signal }) =>
      call(searchClubs, { Search: search, ...wanted, Page: pageParam, PerPage: PER_PAGE }, { signal }),
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: ({ Total }, _pages, last) => (last * PER_PAGE < Total ? last + 1 : undefined),
  });
  const needsPhone = useProfile().data?.player.phone === '';
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const title =
    search === '' && wanted.Open !== true && wanted.Language === undefined
      ? formatMessage({ id: 'clubs.recommended', defaultMessage: '推薦俱樂部' })
      : formatMessage({ id: 'clubs.results', defaultMessage: '搜尋結果' });
  const clubs = data?.pages.flatMap(({ List }) => List) ?? [];
  const total = data?.pages.at(-1)?.Total ?? 0;
  return (
    <TitledList
      aside={
        data === undefined ? undefined : (
          <FormattedMessage
            defaultMessage="{count, plural, other {# 個}} · 依成長排序"
            id="clubs.sorted"
            values={{ count: total }}
          />
        )
      }
      title={title}
    >
      {foundList()}
    </TitledList>
  );

  function foundList(): ReactNode {
    if (data === undefined)
      return error ? (
        <FailedView error={error} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons height="8rem" rows={4} />
      );
    if (clubs.length === 0)
      return (
        <EmptyState
          description={formatMessage({
            id: 'clubs.noneText',
            defaultMessage: '換個名稱、編號或篩選試試，或自己創建一個俱樂部。',
          })}
          drawing={<StateDrawing id="club-house" />}
          size="compact"
          title={formatMessage({ id: 'clubs.none', defaultMessage: '找不到符合的俱樂部' })}
        />
      );
    return (
      <>
        <ul aria-label={title} className={css.cards}>
          {clubs.map((club) => (
            <ClubCard
              // A guest reads above the list how to become a member.
              actions={mayApply && !needsPhone ? <ApplyButton club={club} /> : undefined}
              club={club}
              key={club.ClubID}
              onOpen={() => onOpen(club)}
            />
          ))}
        </ul>
        {hasNextPage ? (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()} variant="secondary">
            <FormattedMessage defaultMessage="載入更多" id="clubs.more" />
          </Button>
        ) : null}
      </>
    );
  }
}
