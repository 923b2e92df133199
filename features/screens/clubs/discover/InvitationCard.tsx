import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInvitation } from '#protocol/entities/club.ts';
import { acceptClubInvitation, declineClubInvitation } from '#protocol/operations/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useClubAction } from '../useClubAction.ts';
import { ClubCard } from './ClubCard.tsx';

/** An invitation to a club, with its two answers. */
export function InvitationCard({
  invitation: { Club, Inviter, Expires },
  onOpen,
}: {
  invitation: ClubInvitation;
  onOpen: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const playerName = usePlayerName();
  const { ClubID, ClubName } = Club;
  const accept = useClubAction((call) => call(acceptClubInvitation, { ClubID }), {
    done: formatMessage({ id: 'clubs.joined', defaultMessage: '歡迎加入「{name}」！' }, { name: ClubName }),
  });
  const decline = useClubAction((call) => call(declineClubInvitation, { ClubID }), {
    done: formatMessage({ id: 'clubs.declined', defaultMessage: '已婉拒邀請' }),
  });
  return (
    <ClubCard
      actions={
        <>
          <Button busy={decline.isPending} onClick={() => decline.mutate()} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="婉拒" id="clubs.decline" />
          </Button>
          <Button busy={accept.isPending} onClick={() => accept.mutate()} size="sm" variant="gold">
            <FormattedMessage defaultMessage="加入" id="clubs.accept" />
          </Button>
        </>
      }
      club={Club}
      note={
        <Text as="p" size={13} tone="accent">
          <FormattedMessage
            defaultMessage="{name} 邀請您加入，{time}到期"
            id="clubs.invitedBy"
            values={{
              name: playerName(Inviter.Name),
              time: <DateTime form="relative" locale={locale} value={Expires} />,
            }}
          />
        </Text>
      }
      onOpen={onOpen}
    />
  );
}
