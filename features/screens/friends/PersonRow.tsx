import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { type FoundPlayer, PlayerLine, usePlayerActions } from '../../shared/players/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import * as css from './Friends.css.ts';

export interface PersonRowProps {
  player: FoundPlayer;
  detail?: ReactNode;
  action?: ReactNode;
  /** Handles a press. By default it opens the player's card. */
  onPress?: ((player: FoundPlayer) => void) | undefined;
}

export function PersonRow({ player, detail, action, onPress }: PersonRowProps): ReactNode {
  const name = usePlayerName()(player.Name);
  const actions = usePlayerActions();
  return (
    <div className={css.row}>
      <button
        className={css.who}
        onClick={() => (onPress === undefined ? actions?.openCard(player) : onPress(player))}
        type="button"
      >
        <PlayerLine detail={detail ?? <Presence player={player} />} name={name} player={player} />
      </button>
      {action}
    </div>
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
