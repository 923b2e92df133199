import { type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VirtualList } from '#ui/components/VirtualList/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { SearchField, useSearch } from '../../search/index.ts';
import { PlayerColumns, PlayerLine } from '../list/PlayerLine.tsx';
import { type FoundPlayer, type PlayerList, usePlayerList } from '../list/usePlayerList.ts';
import * as css from './PlayerPicker.css.ts';

interface Picking {
  among: 'friends' | 'everyone';
  /** Shown beside the empty list of a player without friends, as a hint where to find friends. */
  emptyAction?: ReactNode;
  /** Shows name, id and level in titled columns. */
  columns?: boolean;
}

export type PlayerPickerProps = Picking &
  (
    | {
        mode: 'one';
        onPick: (player: FoundPlayer) => void;
        selected?: never;
        onSelectedChange?: never;
        max?: never;
      }
    | {
        mode: 'many';
        selected: readonly FoundPlayer[];
        onSelectedChange: (selected: readonly FoundPlayer[]) => void;
        max?: number;
        onPick?: never;
      }
  );

const keyOf = ({ PlayerID }: FoundPlayer): string => PlayerID;

/**
 * Picks one or several players: friends, or the results of a search by name or id (specification 2 §2, list of receivers). It fills its
 * column.
 */
export function PlayerPicker(props: PlayerPickerProps): ReactNode {
  const { among, emptyAction } = props;
  const { formatMessage } = useIntl();
  const { typed, setTyped, search } = useSearch();
  const list = usePlayerList(search, among);
  const label = formatMessage({ id: 'player.picker.search', defaultMessage: '搜尋暱稱或 ID' });
  return (
    <div className={css.picker}>
      <SearchField label={label} onValueChange={setTyped} value={typed} />
      <VisuallyHidden role="status">
        {list.total === undefined ? (
          ''
        ) : (
          <FormattedMessage
            defaultMessage="{count, plural, =0 {未搜尋到玩家} other {# 位玩家}}"
            id="player.picker.found"
            values={{ count: list.total }}
          />
        )}
      </VisuallyHidden>
      {contentOf()}
    </div>
  );

  function contentOf(): ReactNode {
    if (list.players.length > 0) return <Found {...props} list={list} />;
    if (list.error) return <FailedView error={list.error} onRetry={list.retry} />;
    if (list.isLoading) return <Skeletons />;
    if (search !== '') {
      return (
        <EmptyState
          description={formatMessage({
            id: 'player.picker.nobodyText',
            defaultMessage: '換個暱稱，或輸入完整的 ID 試試。',
          })}
          drawing={<StateDrawing id="search-nothing" />}
          size="compact"
          title={formatMessage({ id: 'player.picker.nobody', defaultMessage: '未搜尋到玩家' })}
        />
      );
    }
    return (
      <EmptyState
        action={emptyAction}
        description={
          among === 'everyone'
            ? formatMessage({ id: 'player.picker.searchText', defaultMessage: '輸入暱稱或 ID，就能找到任何玩家。' })
            : formatMessage({
                id: 'player.picker.noFriendsText',
                defaultMessage: '在聊天室點選頭像，就能把玩家加為好友。',
              })
        }
        drawing={<StateDrawing id="no-friends" />}
        size="compact"
        title={formatMessage({ id: 'player.picker.noFriends', defaultMessage: '還沒有好友' })}
      />
    );
  }
}

function Found(props: PlayerPickerProps & { list: PlayerList }): ReactNode {
  const { formatMessage } = useIntl();
  const { list } = props;
  return (
    <>
      {props.mode === 'many' ? <All {...props} /> : null}
      {props.columns === true ? <PlayerColumns /> : null}
      <VirtualList
        busy={
          list.isLoadingMore
            ? { edge: 'end', label: formatMessage({ id: 'player.picker.more', defaultMessage: '正在載入更多玩家' }) }
            : undefined
        }
        itemKey={keyOf}
        items={list.players}
        label={formatMessage({ id: 'player.picker.list', defaultMessage: '玩家名單' })}
        onNearEnd={list.more}
      >
        {(player) => <Row {...props} player={player} />}
      </VirtualList>
      {list.error ? (
        <div className={css.failed}>
          <FormattedMessage defaultMessage="後面的玩家沒有載入成功" id="player.picker.moreFailed" />
          <Button onClick={list.retry} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="重試" id="error.retry" />
          </Button>
        </div>
      ) : null}
    </>
  );
}

type Many = Extract<PlayerPickerProps, { mode: 'many' }>;

/** Picks all players of the list, also those not loaded yet, and shows how many are picked. */
function All({ list, selected, onSelectedChange, max }: Many & { list: PlayerList }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const picked = new Set(selected.map(keyOf));
  const here = list.players.filter((player) => picked.has(player.PlayerID)).length;
  const isAll = !list.hasMore && here === list.players.length;
  const choose = async (on: boolean): Promise<void> => {
    setBusy(true);
    const everybody = list.hasMore ? await list.all() : list.players;
    setBusy(false);
    const theirs = new Set(everybody.map(keyOf));
    const others = selected.filter((player) => !theirs.has(player.PlayerID));
    onSelectedChange(on ? [...others, ...everybody].slice(0, max) : others);
  };
  return (
    <div className={css.all}>
      <Checkbox
        checked={isAll ? true : here > 0 ? 'indeterminate' : false}
        disabled={isBusy}
        label={<FormattedMessage defaultMessage="全選" id="player.picker.all" />}
        onCheckedChange={(on) => void choose(on)}
      />
      <Text aria-live="polite" size={13} tone="muted">
        {max === undefined ? (
          <FormattedMessage
            defaultMessage="已選 {count, number} 位"
            id="player.picker.count"
            values={{ count: selected.length }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="已選 {count, number} / {max, number} 位"
            id="player.picker.countOf"
            values={{ count: selected.length, max }}
          />
        )}
      </Text>
    </div>
  );
}

function Row({ player, ...props }: PlayerPickerProps & { player: FoundPlayer }): ReactElement {
  const name = usePlayerName()(player.Name);
  if (props.mode === 'one') {
    return (
      <button className={css.row} onClick={() => props.onPick(player)} type="button">
        <PlayerLine columns={props.columns} name={name} player={player} />
      </button>
    );
  }
  const { selected, onSelectedChange, max = Number.POSITIVE_INFINITY } = props;
  const isPicked = selected.some(({ PlayerID }) => PlayerID === player.PlayerID);
  return (
    <div className={css.choice}>
      <Checkbox
        checked={isPicked}
        disabled={!isPicked && selected.length >= max}
        label={<PlayerLine columns={props.columns} name={name} player={player} />}
        onCheckedChange={(on) =>
          onSelectedChange(on ? [...selected, player] : selected.filter(({ PlayerID }) => PlayerID !== player.PlayerID))
        }
      />
    </div>
  );
}

function Skeletons(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage({ id: 'player.loading', defaultMessage: '載入中' })}>
      <Stack gap={2}>
        {Array.from({ length: 6 }, (_none, at) => (
          <Skeleton height="3.5rem" key={`row-${String(at)}`} shape="box" width="100%" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
