import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RANKING_SIZE } from '#protocol/entities/ranking.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { PagedList, PageContentSkeleton, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { OwnPlace, Places, placesLook, Prize } from '../../shared/places/index.ts';
import * as css from './Ranking.css.ts';
import { SnapshotNote } from './SnapshotNote.tsx';
import { PER_PAGE, useRichList } from './useRichList.ts';

/** /rank/coin: the members with the most gold, for all visitors. Signed-in players see their own place too. */
export function RichListPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { page } = useChoices();
  const query = useRichList(page);
  const own = query.data?.Own;
  return (
    <SectionFrame page="/rank/coin">
      <div className={placesLook.sized}>
        <div className={placesLook.board}>
          <div className={placesLook.main}>
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
              {({ List, UpdateTime }) => (
                <Places
                  label={formatMessage({ id: 'ranking.rich', defaultMessage: '富豪榜' })}
                  note={<SnapshotNote at={UpdateTime} />}
                  places={List.map((player) => ({ player, score: <Prize gold={player.Gold} /> }))}
                />
              )}
            </PagedList>
          </div>
          <div className={placesLook.side}>
            <AboutList isMember={own !== undefined} />
            {own === undefined ? null : <OwnPlace rank={own.Rank} value={<Prize gold={own.Gold} />} />}
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

/** Says how the list is made, and how a player leaves it (decision 0050). */
function AboutList({ isMember }: { isMember: boolean }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <div className={css.about}>
      <span>
        <FormattedMessage
          defaultMessage="依持有的金幣排名，每 15 分鐘更新，最多列出 {count, number} 位會員。隱藏餘額的會員不會上榜。"
          id="ranking.aboutRich"
          values={{ count: RANKING_SIZE }}
        />
      </span>
      {isMember ? (
        <Button asChild icon={<ShieldCheck size={16} />} size="sm" variant="ghost">
          <Link to={`${prefix}/member/account`}>
            <FormattedMessage defaultMessage="帳號與隱私" id="frame.account" />
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
