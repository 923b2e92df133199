import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Game } from '#protocol/entities/game.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { gameNameOf } from '#protocol/rules/gameName.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { GameThumb } from '../../chat/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { categoryMessages } from '../../../shared/games/index.ts';
import { SearchField, useSearch } from '../../../shared/search/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { ShareFrame } from '../ShareFrame.tsx';
import * as css from '../Share.css.ts';

const keyOf = ({ GameCode }: Game): string => GameCode;

export interface GameChoiceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (gameCode: string) => void;
}

/** Chooses a game of the lobby, by name, provider or code. */
export function GameChoice({ open, onOpenChange, onChoose }: GameChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ShareFrame
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'share.game', defaultMessage: '分享遊戲' })}
    >
      <Games onChoose={onChoose} />
    </ShareFrame>
  );
}

function Games({ onChoose }: Pick<GameChoiceProps, 'onChoose'>): ReactNode {
  const { formatMessage } = useIntl();
  const locale = useLocaleID();
  const { typed, setTyped, search: asked } = useSearch();
  const search = asked.toLocaleLowerCase();
  const label = formatMessage({ id: 'share.search', defaultMessage: '搜尋遊戲' });
  const { data, error, refetch } = useOperation(getGames, { PerPage: 100 }, { staleTime: 300_000 });
  const found = data?.List.filter((game) =>
    [...Object.values(game.GameNames), game.GameCode, game.Provider].some((name) =>
      name.toLocaleLowerCase().includes(search),
    ),
  );
  return (
    <>
      <SearchField label={label} onValueChange={setTyped} value={typed} />
      {contentOf()}
    </>
  );

  function contentOf(): ReactNode {
    if (found === undefined) {
      if (error) return <FailedView error={error} onRetry={() => void refetch()} />;
      return <ChoiceSkeletons />;
    }
    if (found.length === 0) {
      return (
        <div className={css.centred}>
          <EmptyState
            drawing={<StateDrawing id="search-nothing" />}
            size="compact"
            title={formatMessage({ id: 'share.noGame', defaultMessage: '找不到這款遊戲' })}
          />
        </div>
      );
    }
    return (
      <VirtualList itemKey={keyOf} items={found} label={label}>
        {(game): ReactElement => (
          <button className={css.choice} onClick={() => onChoose(game.GameCode)} type="button">
            <GameThumb game={game} />
            <span className={css.words}>
              <Text as="b" tone="heading" weight="bold">
                {gameNameOf(game.GameNames, locale)}
              </Text>
              <Text size={13} tone="muted" weight="inherit">
                {formatMessage(categoryMessages[game.Category])}
                {game.Provider === '' ? null : ` · ${game.Provider}`}
              </Text>
            </span>
          </button>
        )}
      </VirtualList>
    );
  }
}

/** Skeletons of rows. */
export function ChoiceSkeletons(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'share.loading', defaultMessage: '載入中' })}>
      <Stack gap={2}>
        {Array.from({ length: 5 }, (_none, at) => (
          <Skeleton height="4.75rem" key={`row-${String(at)}`} shape="box" width="100%" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
