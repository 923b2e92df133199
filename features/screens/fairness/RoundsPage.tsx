import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RoundDay } from '#protocol/entities/round.ts';
import { getOwnRounds, getRoundDays } from '#protocol/operations/play.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { Loaded, PagedList, RowSkeletons, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { lastDays } from './lastDays.ts';
import { RoundCard } from './RoundCard.tsx';
import { RoundFilters } from './RoundFilters.tsx';
import * as css from './Rounds.css.ts';
import { type DayOfRounds, roundsOfDays } from './roundsOfDays.ts';
import { RoundsWeek } from './RoundsWeek.tsx';
import { type RoundBoards, useRoundBoards } from './useRoundBoards.ts';

const PER_PAGE = 10;

/** /member/rounds: the player's finished rounds with their boards and the net of each day, to verify and replay them. */
export function RoundsPage(): ReactNode {
  const days = useOperation(getRoundDays, {});
  return (
    <SectionFrame page="/member/rounds">
      <div className={css.page}>
        <div className={css.aside}>
          <Loaded query={days} size="compact" skeleton={<RowSkeletons height="11rem" rows={1} />}>
            {({ List }) => <RoundsWeek days={List} />}
          </Loaded>
          <RoundFilters />
        </div>
        <RoundList days={days.data?.List ?? []} />
      </div>
    </SectionFrame>
  );
}

function RoundList({ days }: { days: readonly RoundDay[] }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { get, page: Page } = useChoices();
  const [GameCode, Day] = [get('game'), get('day')];
  const query = useOperation(
    getOwnRounds,
    { Page, PerPage: PER_PAGE, ...(GameCode !== null && { GameCode }), ...(Day !== null && { Day }) },
    { placeholderData: keepPreviousData },
  );
  const boards = useRoundBoards(query.data?.List ?? []);
  return (
    <section
      aria-busy={query.isPlaceholderData}
      aria-label={formatMessage({ id: 'rounds.list', defaultMessage: '對局紀錄' })}
      className={css.list}
    >
      <PagedList
        empty={<NoRounds isFiltered={GameCode !== null || Day !== null} lobby={`${prefix}/play-game/m`} />}
        pagesLabel={formatMessage({ id: 'rounds.pages', defaultMessage: '對局紀錄分頁' })}
        perPage={PER_PAGE}
        query={query}
        skeleton={<RowSkeletons height="5.75rem" rows={6} />}
      >
        {({ List }) => (
          <>
            {boards.isUnreachable ? (
              <Notice tone="info">
                <FormattedMessage defaultMessage="遊戲商暫時沒有回應，盤面晚點再看。" id="rounds.noBoards" />
              </Notice>
            ) : null}
            {roundsOfDays(List).map((day) => (
              <DayOfList
                boards={boards}
                // The sums of a day include every game.
                sums={GameCode === null ? days.find(({ Day: name }) => name === day.day) : undefined}
                day={day}
                key={day.day}
              />
            ))}
          </>
        )}
      </PagedList>
    </section>
  );
}

interface DayOfListProps {
  day: DayOfRounds;
  sums: RoundDay | undefined;
  boards: RoundBoards;
}

function DayOfList({ day: { day, rounds, best }, sums, boards: { boards, isLoading } }: DayOfListProps): ReactNode {
  const { locale } = useLanguage();
  return (
    <div className={css.list}>
      <div className={css.dayHead}>
        <span className={css.dayTitle}>
          <Text as="h2" size={17} tone="heading" weight="bold">
            <DayName day={day} />
          </Text>
          {sums === undefined ? null : (
            <Text size={13} tone="muted">
              <FormattedMessage
                defaultMessage="{rounds, number} 局"
                id="rounds.dayRounds"
                values={{ rounds: sums.Rounds }}
              />
            </Text>
          )}
        </span>
        {sums === undefined ? null : (
          <span className={css.dayNet} data-gain={sums.Win > sums.Bet ? '' : undefined}>
            <Amount locale={locale} signed value={sums.Win - sums.Bet} />
          </span>
        )}
      </div>
      <ul className={css.rounds}>
        {rounds.map((round) => (
          <li key={round.RoundID}>
            <RoundCard
              board={boards.get(round.RoundID)}
              isBest={round.RoundID === best}
              isLoading={isLoading}
              round={round}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayName({ day }: { day: string }): ReactNode {
  const { formatDate } = useIntl();
  const [now] = useState(Date.now);
  const [today, yesterday] = lastDays(now, 2);
  if (day === today) return <FormattedMessage defaultMessage="今天" id="rounds.today" />;
  if (day === yesterday) return <FormattedMessage defaultMessage="昨天" id="rounds.yesterday" />;
  return formatDate(`${day}T00:00:00Z`, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' });
}

function NoRounds({ isFiltered, lobby }: { isFiltered: boolean; lobby: string }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      action={
        <Button asChild>
          <Link to={lobby}>
            <FormattedMessage defaultMessage="去大廳看看" id="rounds.toLobby" />
          </Link>
        </Button>
      }
      description={
        isFiltered
          ? formatMessage({ id: 'rounds.noneFound', defaultMessage: '換一款遊戲或換一天看看。' })
          : formatMessage({ id: 'rounds.emptyText', defaultMessage: '玩過的每一局都會記在這裡，可以驗證與重播。' })
      }
      drawing={<StateDrawing id="reels" />}
      title={formatMessage({ id: 'rounds.empty', defaultMessage: '沒有對局紀錄' })}
    />
  );
}
