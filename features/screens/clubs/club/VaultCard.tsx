import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useGivingClosed } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from '../Club.css.ts';
import { ViewLink } from '../parts/ViewLink.tsx';
import { DepositDialog } from '../vault/DepositDialog.tsx';

/** The vault: its gold for officers, the total given for others, and a deposit button. */
export function VaultCard({ club }: { club: ClubInfo }): ReactNode {
  const { locale } = useLanguage();
  const [open, setOpen] = useState(false);
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const whyNot = closed && errorText(closed);
  const seesVault = club.Vault !== null;
  return (
    <Card>
      <div className={css.vault}>
        <img alt="" height={64} src={itemSrc('chest')} width={64} />
        <div className={css.tight}>
          <Text size={13} tone="muted">
            {seesVault ? (
              <FormattedMessage defaultMessage="俱樂部金庫" id="clubs.vault" />
            ) : (
              <FormattedMessage defaultMessage="大家一起累積的貢獻" id="clubs.contributed" />
            )}
          </Text>
          <Text size={24} tone="inherit">
            <Amount locale={locale} tone="gold" value={club.Vault ?? club.Contribution} />
          </Text>
          {seesVault ? (
            <Text size={13} tone="muted">
              <FormattedMessage
                defaultMessage="累計貢獻 {sum, number}"
                id="clubs.contributedSum"
                values={{ sum: club.Contribution }}
              />
            </Text>
          ) : null}
        </div>
        {whyNot === undefined || club.DissolveTime !== '' ? null : (
          <div className={css.vaultNote}>
            <Text size={13} tone="muted">
              {whyNot}
            </Text>
          </div>
        )}
        <div className={css.vaultActions}>
          {club.DissolveTime === '' ? (
            <Button
              disabledReason={whyNot}
              onClick={() => setOpen(true)}
              reasonShown="elsewhere"
              size="sm"
              variant="gold"
            >
              <FormattedMessage defaultMessage="貢獻金幣" id="clubs.give" />
            </Button>
          ) : null}
          {mayInClub(club.MyRole, 'exchangeVault') ? (
            <Button asChild size="sm" variant="secondary">
              <ViewLink view="vault">
                <FormattedMessage defaultMessage="兌換" id="clubs.record.1" />
              </ViewLink>
            </Button>
          ) : null}
        </div>
      </div>
      {open ? <DepositDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
