import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from '../Club.css.ts';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { ClubDescription } from './ClubDescription.tsx';
import { EditClubDialog } from './EditClubDialog.tsx';

/** The description of the player's club, which its leader edits. */
export function AboutView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const [edits, setEdits] = useState(false);
  return (
    <ClubFrame title={formatMessage({ id: 'clubs.aboutTitle', defaultMessage: '俱樂部說明' })}>
      <Card>
        <div className={css.section}>
          <h2 className={css.name}>{club.ClubName}</h2>
          <ClubDescription club={club} />
          <div className={css.ends}>
            <Text size={13} tone="muted">
              {club.AcceptsApplications ? (
                <FormattedMessage
                  defaultMessage="開放申請，VIP {level} 起"
                  id="clubs.openFrom"
                  values={{ level: club.LeastVIPLevel }}
                />
              ) : (
                <FormattedMessage defaultMessage="不開放申請，僅限邀請" id="clubs.closedInfo" />
              )}
            </Text>
            <CopyButton
              copiedLabel={formatMessage({ id: 'clubs.idCopied', defaultMessage: '已複製俱樂部編號' })}
              failedLabel={formatMessage({
                id: 'clubs.idCopyFailed',
                defaultMessage: '無法複製，請長按編號',
              })}
              form="line"
              label={formatMessage({ id: 'clubs.idCopy', defaultMessage: '複製俱樂部編號' })}
              text={club.ClubID}
            >
              {formatMessage({ id: 'clubs.id', defaultMessage: '編號 {id}' }, { id: club.ClubID.slice(0, 8) })}
            </CopyButton>
          </div>
          {mayInClub(club.MyRole, 'edit') ? (
            <Button icon={<Pencil size={16} />} onClick={() => setEdits(true)} variant="secondary">
              <FormattedMessage defaultMessage="編輯" id="clubs.edit" />
            </Button>
          ) : null}
        </div>
      </Card>
      {edits ? <EditClubDialog club={club} onClose={() => setEdits(false)} /> : null}
    </ClubFrame>
  );
}
