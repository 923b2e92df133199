import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Amount } from '#ui/components/Amount/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { PagedList, PageContentSkeleton, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import * as css from './Ranking.css.ts';
import { SnapshotNote } from './SnapshotNote.tsx';
import { PER_PAGE, useRichList } from './useRichList.ts';

/** /rank/coin: the members with the most gold, for all visitors. Signed-in players see their own place too. */
export function RichListPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { page } = useChoices();
  const query = useRichList(page);
  const gold = useGold();
  return (
    <SectionFrame note={<SnapshotNote at={query.data?.UpdateTime ?? ''} />} page="/rank/coin">
      <PagedList
        empty={
          <EmptyState
            description={formatMessage({
              id: 'ranking.noRichText',
              defaultMessage: '持有金幣最多的會員會依序列在這裡，下次更新後再來看看。',
            })}
            drawing={<StateDrawing id="podium" />}
            title={formatMessage({ id: 'ranking.noRich', defaultMessage: '還沒有人上榜' })}
          />
        }
        pagesLabel={formatMessage({ id: 'ranking.pages', defaultMessage: '排行榜分頁' })}
        perPage={PER_PAGE}
        query={query}
        skeleton={<PageContentSkeleton page="/rank/coin" />}
      >
        {({ List, Own }) => (
          <div className={css.section}>
            {Own ? <OwnPlace list={List} rank={Own.Rank} value={gold(Own.Gold)} /> : null}
            <Stack
              aria-label={formatMessage({ id: 'ranking.rich', defaultMessage: '富豪榜' })}
              as="ol"
              gap={2}
              start={List[0]?.Rank}
            >
              {List.map((player) => (
                <PlaceRow key={player.PlayerID} player={player} value={gold(player.Gold)} />
              ))}
            </Stack>
          </div>
        )}
      </PagedList>
    </SectionFrame>
  );
}

function useGold(): (value: number) => ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  return (value) => (
    <Amount
      locale={locale}
      tone="gold"
      unit={formatMessage({ id: 'ranking.gold', defaultMessage: '金幣' })}
      value={value}
    />
  );
}
