import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { setClubDeputy } from '#protocol/operations/clubOffice.ts';
import { CLUB_DEPUTIES } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import type { ComboboxOption } from '#ui/components/Combobox/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { PlayerFace } from '../parts/PlayerFace.tsx';
import { useClubAction } from '../useClubAction.ts';
import { MemberPicker } from './MemberPicker.tsx';

/** The deputies, at most three. The leader appoints and dismisses them (14840). */
export function DeputiesDialog({ club, onClose }: { club: ClubInfo; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [member, setMember] = useState<ComboboxOption | null>(null);
  const assign = useClubAction((call, PlayerID: string) => call(setClubDeputy, { PlayerID, Deputy: true }), {
    done: formatMessage({ id: 'clubs.deputyDone', defaultMessage: '{name} 成為副會長' }, { name: member?.label ?? '' }),
    onDone: () => setMember(null),
  });
  const isFull = club.Deputies.length >= CLUB_DEPUTIES;
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'account.close', defaultMessage: '關閉' })}
      description={formatMessage(
        {
          id: 'clubs.deputiesText',
          defaultMessage: '副會長可以邀請、審核申請、群發訊息、踢出一般會員。最多 {count} 位。',
        },
        { count: CLUB_DEPUTIES },
      )}
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'clubs.deputies', defaultMessage: '指派副會長' })}
    >
      <div className={css.form}>
        {club.Deputies.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage defaultMessage="目前沒有副會長" id="clubs.noDeputies" />
          </Text>
        ) : (
          <ul aria-label={formatMessage({ id: 'clubs.role.deputy', defaultMessage: '副會長' })} className={css.rows}>
            {club.Deputies.map((deputy) => (
              <Deputy deputy={deputy} key={deputy.PlayerID} />
            ))}
          </ul>
        )}
        {isFull ? (
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="已有 {count} 位副會長，免除一位後才能再指派"
              id="clubs.deputiesFull"
              values={{ count: CLUB_DEPUTIES }}
            />
          </Text>
        ) : (
          <>
            <MemberPicker
              among={({ ClubRole }) => ClubRole === 'member'}
              label={formatMessage({ id: 'clubs.newDeputy', defaultMessage: '新副會長' })}
              onChange={setMember}
              value={member}
            />
            <Button
              onClick={() => assign.mutate(member?.value ?? '')}
              busy={assign.isPending}
              disabledReason={
                member === null ? formatMessage({ id: 'clubs.memberPick', defaultMessage: '請先選擇成員' }) : undefined
              }
            >
              <FormattedMessage defaultMessage="指派" id="clubs.assign" />
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Deputy({ deputy }: { deputy: PlayerSummary }): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const name = playerName(deputy.Name);
  const release = useClubAction((call) => call(setClubDeputy, { PlayerID: deputy.PlayerID, Deputy: false }), {
    done: formatMessage({ id: 'clubs.undeputyDone', defaultMessage: '{name} 已是一般會員' }, { name }),
  });
  return (
    <li className={css.ends}>
      <span className={css.line}>
        <PlayerFace player={deputy} size={36} />
        <Text weight="bold">{name}</Text>
      </span>
      <Button
        aria-label={formatMessage({ id: 'clubs.undeputyName', defaultMessage: '免除 {name} 的副會長' }, { name })}
        busy={release.isPending}
        onClick={() => release.mutate()}
        size="sm"
        variant="secondary"
      >
        <FormattedMessage defaultMessage="免除" id="clubs.release" />
      </Button>
    </li>
  );
}
