import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { SearchField, useSearch } from '../../shared/search/index.ts';
import { AddedYou } from './AddedYou.tsx';
import { FoundPlayers } from './FoundPlayers.tsx';
import { FriendList } from './FriendList.tsx';
import * as css from './Friends.css.ts';
import { Recommended } from './Recommended.tsx';
import { useRecommended } from './useRecommended.ts';

/**
 * The search for any player above the friends: players who added the player, friends in a game, all friends, and recommended players.
 *
 * @param isFinding whether the player came to find players; the search has the focus
 */
export function FriendsHome({ isFinding }: { isFinding: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { typed, setTyped, search } = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const recommended = useRecommended();
  useEffect(() => {
    if (isFinding) field.current?.focus();
  }, [isFinding]);
  return (
    <div className={css.home}>
      <div className={css.find}>
        <div className={css.field}>
          <SearchField
            label={formatMessage({ id: 'player.picker.search', defaultMessage: '搜尋暱稱或 ID' })}
            onValueChange={setTyped}
            ref={field}
            value={typed}
          />
        </div>
        <Button asChild icon={<UserRoundPlus size={18} />} variant="secondary">
          <Link to={`${prefix}/other/bankcode`}>
            <FormattedMessage defaultMessage="邀請" id="friends.invite" />
          </Link>
        </Button>
      </div>
      {search === '' ? (
        <>
          <AddedYou recommended={recommended} />
          <div className={css.main}>
            <FriendList onFind={() => field.current?.focus()} />
          </div>
          <div className={css.side}>
            <Recommended recommended={recommended} showsAll={isFinding} />
          </div>
        </>
      ) : (
        <div className={css.main}>
          <FoundPlayers search={search} />
        </div>
      )}
    </div>
  );
}
