import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClubSummary } from '#protocol/entities/club.ts';
import { getClub } from '#protocol/operations/club.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { ClubDescription } from '../club/ClubDescription.tsx';
import * as css from '../Club.css.ts';
import { ApplyButton } from './ApplyButton.tsx';

export interface ClubDialogProps {
  club: ClubSummary;
  /** Whether the player has no club, so that applying is possible. */
  mayApply: boolean;
  onClose: () => void;
}

/** A club's description, before an application. */
export function ClubDialog({ club, mayApply, onClose }: ClubDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const query = useOperation(getClub, { ClubID: club.ClubID });
  const refused = query.data?.Application === 'refused' ? query.data.ReapplyTime : '';
  return (
    <Dialog
      actions={mayApply && refused === '' ? <ApplyButton club={club} /> : undefined}
      closeLabel={formatMessage({ id: 'account.close', defaultMessage: '關閉' })}
      onOpenChange={onClose}
      open
      title={club.ClubName}
    >
      <Loaded query={query} skeleton={<RowSkeletons height="4rem" rows={3} />}>
        {(info) => (
          <div className={css.section}>
            <ClubDescription club={info} />
            {mayApply && refused !== '' ? (
              <Text as="p" tone="warn">
                <FormattedMessage
                  defaultMessage="申請遭婉拒，{time}起可以再次申請"
                  id="clubs.reapply"
                  values={{ time: <DateTime locale={locale} value={refused} /> }}
                />
              </Text>
            ) : null}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
