import { ChevronLeft, Headset } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { ConversationGiftButton } from '../../gifts/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { usePlayerName, vipNames } from '../../../base/player-face/index.ts';
import * as css from '../people/People.css.ts';
import { PersonFace } from '../people/PersonRow.tsx';

export interface ConversationHeadProps {
  partner: string;
  player: (PlayerSummary & { readonly Online: boolean }) | undefined;
  isService: boolean;
  menu: ReactNode;
  onBack: () => void;
}

/** The head of a private conversation. A press on the name opens the card. */
export function ConversationHead({ partner, player, isService, menu, onBack }: ConversationHeadProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const actions = usePlayerActions();
  const back = useRef<HTMLButtonElement>(null);
  // The pressed row no longer exists, so the focus moves here.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const level = VIP_LEVELS.find((one) => one === player?.VIPLevel);
  const name = player === undefined ? `ID ${partner}` : playerName(player.Name);
  return (
    <div className={css.head}>
      <IconButton
        label={formatMessage({ id: 'chat.private.back', defaultMessage: '返回私聊名單' })}
        onClick={onBack}
        ref={back}
      >
        <ChevronLeft size={26} />
      </IconButton>
      <button
        className={css.who}
        disabled={player === undefined}
        onClick={() => (player === undefined ? undefined : actions?.openCard(player))}
        type="button"
      >
        <PersonFace player={player ?? { PlayerID: partner }} />
        <span className={css.words}>
          <span className={css.name} data-tier={level ?? 0}>
            {name}
          </span>
          <Inline as="span" rowGap={0} size={12} tone="muted" wrap>
            {level === undefined || isService ? null : (
              <VipBadge
                form="plate"
                label={`${formatMessage(vipNames[vipTierOf(level)])} · VIP ${String(level)}`}
                src={vipBadgeSrc(level, 'mini')}
                tier={level}
              />
            )}
            {isService ? (
              <>
                <Headset aria-hidden="true" size={14} />
                <FormattedMessage defaultMessage="客服" id="chat.sender.service" />
              </>
            ) : player === undefined ? null : player.Online ? (
              <span className={css.here}>
                <FormattedMessage defaultMessage="在線" id="player.online" />
              </span>
            ) : (
              <FormattedMessage defaultMessage="離線" id="chat.private.offline" />
            )}
          </Inline>
        </span>
        <VisuallyHidden>
          <FormattedMessage defaultMessage="玩家資訊" id="chat.menu.player" />
        </VisuallyHidden>
      </button>
      {player === undefined || isService ? null : <ConversationGiftButton to={player} />}
      {menu}
    </div>
  );
}
