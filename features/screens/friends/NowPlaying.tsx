import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { useLocaleID, useOpenParts } from '../../base/settings/index.ts';
import { useGame, useGameName, useGamePicture } from '../../shared/games/index.ts';
import { type FoundPlayer, PersonFace, PersonTier, usePlayerActions } from '../../shared/players/index.ts';
import { FriendKeys } from './FriendKeys.tsx';
import * as css from './NowPlaying.css.ts';
import { OnlineCount } from './OnlineCount.tsx';

export interface NowPlayingProps {
  /** Friends in a game. */
  friends: readonly FoundPlayer[];
  /** The number of friends online. */
  online: number;
}

/** The friends in a game as cards with the game's picture. Only the button 一起玩 of the first card is filled. */
export function NowPlaying({ friends, online }: NowPlayingProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="friends-now" className={css.section}>
      <SectionHeading aside={online > 0 ? <OnlineCount online={online} /> : null} id="friends-now">
        <FormattedMessage defaultMessage="現在一起玩" id="friends.now" />
      </SectionHeading>
      <ul
        aria-label={formatMessage({ id: 'friends.nowList', defaultMessage: '正在玩的好友' })}
        className={css.cards}
        tabIndex={-1}
      >
        {friends.map((friend, at) => (
          <li className={css.card} key={friend.PlayerID}>
            <Card friend={friend} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ friend, isFirst }: { friend: FoundPlayer; isFirst: boolean }): ReactNode {
  const name = usePlayerName()(friend.Name);
  const actions = usePlayerActions();
  const code = friend.Playing ?? '';
  const game = useGameName(code);
  return (
    <>
      <GamePicture code={code} />
      <button className={css.who} onClick={() => actions?.openCard(friend)} title={name} type="button">
        <PersonFace player={friend} size={44} />
        <span className={css.words}>
          <b className={css.name} data-tier={friend.VIPLevel}>
            {name}
          </b>
          <PersonTier player={friend} />
          <span className={css.game}>{game}</span>
        </span>
      </button>
      <div className={css.keys}>
        <FriendKeys friend={friend} variant={isFirst ? 'primary' : 'secondary'} />
      </div>
    </>
  );
}

/** The upper part of the game's tile, which the name beside it makes decorative. */
function GamePicture({ code }: { code: string }): ReactNode {
  const locale = useLocaleID();
  const { Games } = useOpenParts();
  const { game } = useGame(Games ? code : undefined);
  const picture = useGamePicture(game, 'tall', locale, '12.5rem');
  return (
    <span className={css.picture} style={picture && { backgroundColor: picture.placeholder }}>
      {picture === undefined ? null : (
        <img
          alt=""
          className={css.image}
          decoding="async"
          sizes={picture.sizes}
          src={picture.src}
          srcSet={picture.srcSet}
        />
      )}
      <span className={css.tag}>
        <FormattedMessage defaultMessage="在玩" id="friends.isPlaying" />
      </span>
    </span>
  );
}
