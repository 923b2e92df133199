import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import type { FoundPlayer } from '../list/usePlayerList.ts';
import { usePlayerActions } from '../playerActionsContext.ts';
import { PersonFace, PersonTier } from './PersonFace.tsx';
import * as css from './People.css.ts';

export interface PersonRowProps {
  player: FoundPlayer;
  /** Under the name. By default whether the player is online. */
  detail?: ReactNode;
  /** Buttons beside the player. */
  action?: ReactNode;
  /** Handles a press. By default it opens the player's card. */
  onPress?: ((player: FoundPlayer) => void) | undefined;
}

/** A player in a list: portrait with tier and presence, name, a detail, and buttons. */
export function PersonRow({ player, detail, action, onPress }: PersonRowProps): ReactNode {
  const name = usePlayerName()(player.Name);
  const actions = usePlayerActions();
  return (
    <div className={css.row}>
      <button
        className={css.who}
        onClick={() => (onPress === undefined ? actions?.openCard(player) : onPress(player))}
        title={name}
        type="button"
      >
        <PersonFace player={player} />
        <span className={css.words}>
          <span className={css.name} data-tier={player.VIPLevel}>
            {name}
          </span>
          <PersonTier player={player} />
          <span className={css.detail}>{detail ?? <Presence player={player} />}</span>
        </span>
      </button>
      {action}
    </div>
  );
}

/** Level and id, which tell players with similar names apart. */
export function PersonFacts({ player }: { player: FoundPlayer }): ReactNode {
  return (
    <span className={css.facts}>
      <span>LV.{player.Level}</span> <span>ID {player.PlayerID}</span>
    </span>
  );
}

/** Whether a player is online, or the last sign-in if the player shows it. */
function Presence({ player }: { player: FoundPlayer }): ReactNode {
  const { locale } = useLanguage();
  if (player.Online) {
    return (
      <span className={css.online}>
        <FormattedMessage defaultMessage="在線" id="player.online" />
      </span>
    );
  }
  return player.LastLoginTime === '' ? (
    <FormattedMessage defaultMessage="離線" id="player.offline" />
  ) : (
    <FormattedMessage
      defaultMessage="離線 · {time}"
      id="player.offlineSince"
      values={{ time: <DateTime form="relative" locale={locale} value={player.LastLoginTime} /> }}
    />
  );
}
