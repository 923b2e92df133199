import { ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import {
  type FoundPlayer,
  NobodyFound,
  PeopleList,
  PersonFacts,
  PersonRow,
  usePlayerList,
  useRelation,
} from '../../shared/players/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { SearchField } from '../../shared/search/index.ts';
import * as css from './Friends.css.ts';

/** 黑名單: the blocked players, newest first, at most a hundred. All of them are loaded, so the page searches them itself. */
export function BlockedList(): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const [typed, setTyped] = useState('');
  const list = usePlayerList('', 'blocked');
  const search = typed.trim().toLocaleLowerCase();
  const isEmpty = list.total === 0;
  return (
    <div className={css.rows}>
      {isEmpty ? null : (
        <>
          <SearchField
            label={formatMessage({ id: 'friends.searchBlocked', defaultMessage: '搜尋黑名單的暱稱或 ID' })}
            onValueChange={setTyped}
            value={typed}
          />
          {list.total === undefined ? null : (
            <Text as="p" size={13} tone="muted">
              <FormattedMessage
                defaultMessage="已封鎖 {count, number} / {limit, number} 人。對方不會知道，你們也無法互傳私訊與禮物。"
                id="friends.blockedCount"
                values={{ count: list.total, limit: RELATION_LIMIT[RELATION.blocked] }}
              />
            </Text>
          )}
        </>
      )}
      <PeopleList
        empty={
          isEmpty ? (
            <EmptyState
              description={formatMessage({
                id: 'friends.nobodyBlockedText',
                defaultMessage: '不想再看到誰的訊息，就在對方的玩家資訊裡選「封鎖」。',
              })}
              drawing={<StateDrawing id="no-friends" />}
              size="compact"
              title={formatMessage({ id: 'friends.nobodyBlocked', defaultMessage: '黑名單是空的' })}
            />
          ) : (
            <NobodyFound />
          )
        }
        label={formatMessage({ id: 'friends.blacklist', defaultMessage: '黑名單' })}
        list={list}
        only={({ Name, PlayerID }) =>
          search === '' || PlayerID === search || playerName(Name).toLocaleLowerCase().includes(search)
        }
      >
        {(player) => (
          <PersonRow action={<Unblock player={player} />} detail={<PersonFacts player={player} />} player={player} />
        )}
      </PeopleList>
    </div>
  );
}

function Unblock({ player }: { player: FoundPlayer }): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(player.Name);
  const relation = useRelation(player);
  return (
    <Button
      aria-label={formatMessage({ id: 'friends.unblockOf', defaultMessage: '解除封鎖{name}' }, { name })}
      busy={relation.isPending}
      icon={<ShieldOff size={16} />}
      onClick={() => relation.mutate('unblock')}
      size="sm"
      variant="secondary"
    >
      <FormattedMessage defaultMessage="解除封鎖" id="player.unblock" />
    </Button>
  );
}
