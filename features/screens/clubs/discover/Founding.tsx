import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CLUB_FOUNDING } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useIsGuest, useProfile } from '../../../base/session/index.ts';
import { BindPhoneDialog } from '../../../shared/sign-in/index.ts';
import { FoundingCard } from '../parts/FoundingCard.tsx';
import { Gold } from '../parts/Gold.tsx';
import { CreateClubDialog } from './CreateClubDialog.tsx';

/** A button that founds a club, with the conditions and the player's progress. A guest binds a phone first. */
export function Founding(): ReactNode {
  const { formatMessage } = useIntl();
  const profile = useProfile();
  const isGuest = useIsGuest();
  const [open, setOpen] = useState(false);
  const vip = profile.data?.level.vipLevel;
  const hasPhone = profile.data === undefined || profile.data.player.phone !== '';
  const whyNot =
    vip !== undefined && vip < CLUB_FOUNDING.VIPLevel
      ? formatMessage(
          { id: 'clubs.foundVip', defaultMessage: '創建俱樂部需要 VIP {level}' },
          { level: CLUB_FOUNDING.VIPLevel },
        )
      : undefined;
  return (
    <FoundingCard
      terms={
        isGuest || !hasPhone ? (
          <FormattedMessage defaultMessage="綁定後就能申請或創建俱樂部" id="clubs.bindText" />
        ) : (
          <FormattedMessage
            defaultMessage="需 VIP {least}，您是 VIP {own} · {gold}"
            id="clubs.foundTerms"
            values={{
              least: CLUB_FOUNDING.VIPLevel,
              own: vip ?? '–',
              gold: <Gold value={CLUB_FOUNDING.Gold} />,
            }}
          />
        )
      }
      title={
        isGuest || !hasPhone ? (
          <FormattedMessage defaultMessage="先綁定手機" id="clubs.bindTitle" />
        ) : (
          <FormattedMessage defaultMessage="自己當會長" id="clubs.lead" />
        )
      }
    >
      {isGuest || !hasPhone ? (
        <Button onClick={() => setOpen(true)}>
          <FormattedMessage defaultMessage="綁定手機" id="clubs.bind" />
        </Button>
      ) : (
        <Button disabledReason={whyNot} reasonShown="elsewhere" onClick={() => setOpen(true)}>
          <FormattedMessage defaultMessage="創建俱樂部" id="clubs.create" />
        </Button>
      )}
      {isGuest || !hasPhone ? (
        <BindPhoneDialog onOpenChange={setOpen} open={open} />
      ) : open ? (
        <CreateClubDialog onClose={() => setOpen(false)} />
      ) : null}
    </FoundingCard>
  );
}
