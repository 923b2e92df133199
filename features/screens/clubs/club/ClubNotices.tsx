import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import {
  answerClubLeadership,
  cancelClubDissolution,
  withdrawClubLeadership,
} from '#protocol/operations/clubOffice.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useClubAction } from '../useClubAction.ts';

/** The club's pending end, and a pending change of its leader. */
export function ClubNotices({ club }: { club: ClubInfo }): ReactNode {
  return (
    <>
      {club.DissolveTime === '' ? null : <Dissolving club={club} />}
      {club.Successor === null ? null : <Succession club={club} successor={club.Successor} />}
    </>
  );
}

function Dissolving({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const cancel = useClubAction((call) => call(cancelClubDissolution, {}), {
    done: formatMessage({ id: 'clubs.dissolveCancelled', defaultMessage: '已收回解散，俱樂部繼續' }),
  });
  return (
    <Notice
      action={
        mayInClub(club.MyRole, 'dissolve') ? (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate()} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="收回解散" id="clubs.dissolveCancel" />
          </Button>
        ) : undefined
      }
      tone="warning"
    >
      <FormattedMessage
        defaultMessage="俱樂部將於 {time} 解散"
        id="clubs.dissolving"
        values={{ time: <DateTime locale={locale} value={club.DissolveTime} /> }}
      />
    </Notice>
  );
}

function Succession({ club, successor }: { club: ClubInfo; successor: NonNullable<ClubInfo['Successor']> }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const playerName = usePlayerName();
  const isMe = session?.playerID === successor.PlayerID;
  const withdraw = useClubAction((call) => call(withdrawClubLeadership, {}), {
    done: formatMessage({ id: 'clubs.offerWithdrawn', defaultMessage: '已收回會長移交' }),
  });
  const time = <DateTime locale={locale} value={club.SuccessionExpires} />;
  if (isMe) return <Offered club={club} />;
  return (
    <Notice
      action={
        mayInClub(club.MyRole, 'changeLeader') ? (
          <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="收回移交" id="clubs.offerWithdraw" />
          </Button>
        ) : undefined
      }
      tone="info"
    >
      <FormattedMessage
        defaultMessage="會長移交給 {name}，等待回覆至 {time}"
        id="clubs.offerOpen"
        values={{ name: playerName(successor.Name), time }}
      />
    </Notice>
  );
}

function Offered({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const playerName = usePlayerName();
  const [asks, setAsks] = useState(false);
  const decline = useClubAction((call) => call(answerClubLeadership, { Accept: false }), {
    done: formatMessage({ id: 'clubs.offerDeclined', defaultMessage: '已婉拒接任會長' }),
  });
  return (
    <Notice tone="info">
      <div className={css.section}>
        <FormattedMessage
          defaultMessage="{name} 想把會長交給您，請在 {time} 前回覆"
          id="clubs.offered"
          values={{
            name: playerName(club.LeaderName),
            time: <DateTime locale={locale} value={club.SuccessionExpires} />,
          }}
        />
        <Inline align="stretch" wrap>
          <Button onClick={() => setAsks(true)} size="sm">
            <FormattedMessage defaultMessage="接任會長" id="clubs.offerAccept" />
          </Button>
          <Button busy={decline.isPending} onClick={() => decline.mutate()} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="婉拒" id="clubs.decline" />
          </Button>
        </Inline>
      </div>
      {asks ? (
        <ConfirmDialog
          act={(call) => call(answerClubLeadership, { Accept: true })}
          confirmLabel={formatMessage({ id: 'clubs.offerAccept', defaultMessage: '接任會長' })}
          description={formatMessage({
            id: 'clubs.offerAcceptText',
            defaultMessage: '您會管理會員、金庫與俱樂部的一切；原會長成為一般會員。',
          })}
          done={formatMessage({ id: 'clubs.offerAccepted', defaultMessage: '您已接任會長' })}
          onClose={() => setAsks(false)}
          title={formatMessage({ id: 'clubs.offerAcceptTitle', defaultMessage: '要接任會長嗎？' })}
        />
      ) : null}
    </Notice>
  );
}
