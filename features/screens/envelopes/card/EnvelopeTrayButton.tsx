import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { TrayTile } from '#ui/components/Composer/index.ts';
import type { TrayButton, TrayButtonProps } from '../../../shared/conversation/index.ts';
import { useOwnClub } from '../../../shared/own-club/index.ts';
import { EnvelopeMini } from '../drawing/EnvelopeMini.tsx';
import type { EnvelopeTarget } from '../envelopeContext.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';
import * as css from './EnvelopeCard.css.ts';

/** 發紅包 in the tray of a conversation, if this player may send. */
export const envelopeTrayButton: TrayButton = {
  id: 'envelope',
  channels: [CHANNEL.public, CHANNEL.private, CHANNEL.club],
  Button: EnvelopeTrayButton,
};

function EnvelopeTrayButton(props: TrayButtonProps): ReactNode {
  return props.conversation.ChannelType === CHANNEL.club ? <ClubTile {...props} /> : <Tile {...props} />;
}

/** In a club, only the leader sends an envelope (decisions §6). */
function ClubTile(props: TrayButtonProps): ReactNode {
  const club = useOwnClub().data ?? undefined;
  return club !== undefined && mayInClub(club.MyRole, 'redEnvelope') ? <Tile {...props} /> : null;
}

function targetOf({ conversation, partner }: TrayButtonProps): EnvelopeTarget {
  if (conversation.ChannelType === CHANNEL.private) return { to: 'private', ...(partner && { player: partner }) };
  return { to: conversation.ChannelType === CHANNEL.club ? 'club' : 'public' };
}

function Tile(props: TrayButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const send = useEnvelopeSending(targetOf(props));
  if (send === undefined) return null;
  return (
    <TrayTile
      drawing={
        <span className={css.tile}>
          <EnvelopeMini look="closed" />
        </span>
      }
      label={formatMessage(envelopeMessages.send)}
      onClick={() => {
        props.onClose();
        send();
      }}
      tone="danger"
    />
  );
}
