import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { TrayTile } from '#ui/components/Composer/index.ts';
import type { TrayKey, TrayKeyProps } from '../../../shared/conversation/index.ts';
import { useOwnClub } from '../../../shared/own-club/index.ts';
import { EnvelopeMini } from '../drawing/EnvelopeMini.tsx';
import type { EnvelopeTarget } from '../envelopeContext.ts';
import { envelopeWords } from '../state/envelopeMessages.ts';
import { useEnvelopeSending } from '../useEnvelopeSending.ts';
import * as css from './EnvelopeCard.css.ts';

/** 發紅包 in the tray of a conversation: for those who read it, and only where this player may. */
export const envelopeTrayKey: TrayKey = {
  id: 'envelope',
  channels: [CHANNEL.public, CHANNEL.private, CHANNEL.club],
  Key: EnvelopeTrayKey,
};

function EnvelopeTrayKey(props: TrayKeyProps): ReactNode {
  return props.conversation.ChannelType === CHANNEL.club ? <ClubTile {...props} /> : <Tile {...props} />;
}

/** The club's comes from who leads it (decisions §6). */
function ClubTile(props: TrayKeyProps): ReactNode {
  const club = useOwnClub().data ?? undefined;
  return club !== undefined && mayInClub(club.MyRole, 'redEnvelope') ? <Tile {...props} /> : null;
}

function targetOf({ conversation, partner }: TrayKeyProps): EnvelopeTarget {
  if (conversation.ChannelType === CHANNEL.private) return { to: 'private', ...(partner && { player: partner }) };
  return { to: conversation.ChannelType === CHANNEL.club ? 'club' : 'public' };
}

function Tile(props: TrayKeyProps): ReactNode {
  const { formatMessage } = useIntl();
  const send = useEnvelopeSending(targetOf(props));
  if (send === undefined) return null;
  return (
    <TrayTile
      drawing={
        <span className={css.tile}>
          <EnvelopeMini />
        </span>
      }
      label={formatMessage(envelopeWords.send)}
      onClick={() => {
        props.onClose();
        send();
      }}
      tone="danger"
    />
  );
}
