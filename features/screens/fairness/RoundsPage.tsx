import { keepPreviousData } from '@tanstack/react-query';
import { Play, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnRound } from '#protocol/entities/round.ts';
import { getRecentGames } from '#protocol/operations/lobby.ts';
import { getOwnRounds } from '#protocol/operations/play.ts';
import { isDemoRound } from '#protocol/rules/demoRound.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useOperation } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage, useLocaleID } from '../../base/settings/index.ts';
import { PagedRecords, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { DemoMark, useCatalogue } from '../../shared/games/index.ts';
import * as css from './Fairness.css.ts';
import { lastDays } from './lastDays.ts';

const PER_PAGE = 10;
const DAYS = 14;
const ALL = 'all';

/** /member/rounds: the player's finished rounds by game and day, to verify and replay them. */
export function RoundsPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const { get, page: Page } = useChoices();
  const [GameCode, Day] = [get('game'), get('day')];
  const query = useOperation(
    getOwnRounds,
    { Page, PerPage: PER_PAGE, ...(GameCode !== null && { GameCode }), ...(Day !== null && { Day }) },
    { placeholderData: keepPreviousData },
  );
  const amount = (value: number, tone: 'inherit' | 'gold' = 'inherit'): ReactNode => (
    <Amount locale={locale} tone={tone} value={value} />
  );
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  return (
    <SectionFrame page="/member/rounds">
      <Filters />
      <PagedRecords<OwnRound>
        columns={[
          {
            id: 'game',
            header: formatMessage({ id: 'rounds.game', defaultMessage: '遊戲' }),
            cell: gameOfRound,
            onCard: 'title',
          },
          {
            id: 'time',
            header: formatMessage({ id: 'rounds.time', defaultMessage: '時間' }),
            cell: ({ CreateTime }) => time(CreateTime),
            onCard: 'line',
          },
          {
            id: 'stake',
            header: formatMessage({ id: 'rounds.stake', defaultMessage: '押注' }),
            cell: ({ Bet }) => amount(Bet),
            align: 'end',
            // With a heading, since a bare number is unclear beside the win.
            onCard: 'detail',
          },
          {
            id: 'win',
            header: formatMessage({ id: 'rounds.win', defaultMessage: '贏分' }),
            cell: ({ Win }) => amount(Win, Win > 0 ? 'gold' : 'inherit'),
            align: 'end',
            onCard: 'aside',
          },
          {
            id: 'actions',
            header: formatMessage({ id: 'rounds.actions', defaultMessage: '查證' }),
            headerHidden: true,
            cell: roundActions,
            align: 'end',
            onCard: 'under',
          },
        ]}
        empty={<NoRounds isFiltered={GameCode !== null || Day !== null} lobby={`${prefix}/play-game/m`} />}
        label={formatMessage({ id: 'rounds.list', defaultMessage: '對局紀錄' })}
        pagesLabel={formatMessage({ id: 'rounds.pages', defaultMessage: '對局紀錄分頁' })}
        perPage={PER_PAGE}
        query={query}
        rowKey={({ RoundID }) => RoundID}
        skeletons={6}
      />
    </SectionFrame>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function Filters(): ReactNode {
  const { formatMessage, formatDate } = useIntl();
  const { get, choose } = useChoices();
  const recent = useOperation(getRecentGames, {});
  const catalogue = useCatalogue(true);
  const localeID = useLocaleID();
  const [now] = useState(Date.now);
  const chosen = get('game');
  const codes = [...new Set([...(recent.data?.List ?? []).map(({ GameCode }) => GameCode), chosen ?? ALL])];
  const days: Option[] = [
    { value: ALL, label: formatMessage({ id: 'rounds.allDays', defaultMessage: '所有日期' }) },
    ...lastDays(now, DAYS).map((day) => ({
      value: day,
      label: formatDate(`${day}T00:00:00Z`, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }),
    })),
  ];
  const games: Option[] = [
    { value: ALL, label: formatMessage({ id: 'rounds.allGames', defaultMessage: '所有遊戲' }) },
    ...codes.flatMap((value) => {
      const game = catalogue?.find(({ GameCode }) => GameCode === value);
      return value === ALL ? [] : [{ value, label: game === undefined ? value : gameNameOf(game.GameNames, localeID) }];
    }),
  ];
  const set = (name: string) => (value: string) => choose(name, value === ALL ? undefined : value);
  return (
    <div className={css.filters}>
      <Select
        label={formatMessage({ id: 'rounds.game', defaultMessage: '遊戲' })}
        onValueChange={set('game')}
        options={games}
        value={chosen ?? ALL}
      />
      <Select
        label={formatMessage({ id: 'rounds.day', defaultMessage: '日期' })}
        onValueChange={set('day')}
        options={days}
        value={days.find(({ value }) => value === get('day'))?.value ?? ALL}
      />
    </div>
  );
}

const gameOfRound = (round: OwnRound): ReactNode => <GameOfRound round={round} />;

function GameOfRound({ round: { GameNames, RoundID } }: { round: OwnRound }): ReactNode {
  const name = gameNameOf(GameNames, useLocaleID());
  return isDemoRound(RoundID) ? (
    <>
      {name} <DemoMark />
    </>
  ) : (
    name
  );
}

const roundActions = (round: OwnRound): ReactNode => <RoundActions round={round} />;

function RoundActions({ round: { RoundID, Verifiable, ReplayURL } }: { round: OwnRound }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Inline align="stretch" as="span" wrap>
      {Verifiable ? (
        <Button asChild icon={<ShieldCheck size={16} />} size="sm" variant="secondary">
          <Link to={`${prefix}/verify/${encodeURIComponent(RoundID)}`}>
            <FormattedMessage defaultMessage="驗證" id="rounds.verify" />
          </Link>
        </Button>
      ) : null}
      {ReplayURL === undefined ? null : (
        <Button asChild icon={<Play size={16} />} size="sm" variant="ghost">
          <Link to={`${prefix}/replay${new URL(ReplayURL).search}`}>
            <FormattedMessage defaultMessage="重播" id="verify.replay" />
          </Link>
        </Button>
      )}
    </Inline>
  );
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
