import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { exportClubExchanges } from '#protocol/endpoints/club.ts';
import { type ClubInfo, VAULT_RECORD, type VaultRecord } from '#protocol/entities/club.ts';
import { getClubVaultRecords } from '#protocol/operations/clubVault.ts';
import { CLUB_MIN_WITHDRAWAL, mayInClub } from '#protocol/rules/club.ts';
import { type ItemId, itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useMediaQuery, WIDE } from '#ui/layout/useMediaQuery.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing, useErrorText } from '../../../base/errors/index.ts';
import { ExportButton, PagedRecords, useChoices } from '../../../shared/frames/index.ts';
import { useGivingClosed } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import * as css from '../Club.css.ts';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { PayoutDialog, type PayoutDialogProps } from './PayoutDialog.tsx';

const PER_PAGE = 10;

type Kind = VaultRecord['Kind'];
const kindNames: Record<Kind, MessageDescriptor> = defineMessages({
  1: { id: 'clubs.record.1', defaultMessage: '兌換' },
  2: { id: 'clubs.record.2', defaultMessage: '貢獻' },
  3: { id: 'clubs.record.3', defaultMessage: '成就獎勵' },
  4: { id: 'clubs.record.4', defaultMessage: '發放兌換券' },
  5: { id: 'clubs.record.5', defaultMessage: '兌換券退回' },
});
const pictures: Record<Kind, ItemId> = { 1: 'bag', 2: 'stack', 3: 'trophy', 4: 'ticket', 5: 'ticket' };
const picture = ({ Kind: kind }: VaultRecord): ReactNode => (
  <img alt="" height={36} src={itemSrc(pictures[kind])} width={36} />
);
const KINDS: readonly Kind[] = [
  VAULT_RECORD.exchange,
  VAULT_RECORD.deposit,
  VAULT_RECORD.achievement,
  VAULT_RECORD.coupon,
  VAULT_RECORD.couponReturned,
];

/** The vault for officers: its gold and records; its leader pays out (14900–14930). */
export function VaultView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const errorText = useErrorText();
  const closed = useGivingClosed();
  const { get, choose, page: Page } = useChoices();
  const [open, setOpen] = useState<PayoutDialogProps['kind']>();
  const Tab = KINDS.find((kind) => String(kind) === get('kind'));
  const query = useOperation(
    getClubVaultRecords,
    { Page, PerPage: PER_PAGE, ...(Tab !== undefined && { Tab }) },
    { placeholderData: keepPreviousData },
  );
  const vault = query.data?.Vault ?? club.Vault ?? 0;
  const whyNot =
    closed !== undefined
      ? errorText(closed)
      : vault < CLUB_MIN_WITHDRAWAL
        ? formatMessage(
            { id: 'clubs.vaultLow', defaultMessage: '金庫滿 {least, number} 金幣才能兌換' },
            { least: CLUB_MIN_WITHDRAWAL },
          )
        : undefined;
  return (
    <ClubFrame
      action={
        <ExportButton
          ask={(rest, token) => rest.file(exportClubExchanges, Tab === undefined ? {} : { Tab }, { token })}
          label={formatMessage({ id: 'clubs.exportRecords', defaultMessage: '匯出紀錄（CSV）' })}
        />
      }
      title={formatMessage({ id: 'clubs.vault', defaultMessage: '俱樂部金庫' })}
    >
      <Card>
        <div className={css.vault}>
          <img alt="" height={64} src={itemSrc('treasure')} width={64} />
          <div className={css.tight}>
            <Text size={13} tone="muted">
              <FormattedMessage defaultMessage="金庫餘額" id="clubs.vaultHolds" />
            </Text>
            <Text size={24} tone="inherit">
              <Amount countUp locale={locale} tone="gold" value={vault} />
            </Text>
          </div>
          {mayInClub(club.MyRole, 'exchangeVault') && whyNot === undefined ? (
            <div className={css.vaultActions}>
              <Button onClick={() => setOpen('exchange')} size="sm" variant="gold">
                <FormattedMessage defaultMessage="兌換金庫" id="clubs.exchange" />
              </Button>
              <Button onClick={() => setOpen('coupon')} size="sm" variant="secondary">
                <FormattedMessage defaultMessage="發放兌換券" id="clubs.couponIssue" />
              </Button>
            </div>
          ) : (
            <div className={css.vaultNote}>
              <Text size={13} tone="muted">
                {mayInClub(club.MyRole, 'exchangeVault') ? (
                  whyNot
                ) : (
                  <FormattedMessage defaultMessage="由會長兌換" id="clubs.leaderExchanges" />
                )}
              </Text>
            </div>
          )}
        </div>
      </Card>
      <ChipRow label={formatMessage({ id: 'clubs.recordKinds', defaultMessage: '紀錄種類' })}>
        <Chip onSelectedChange={() => choose('kind', undefined)} selected={Tab === undefined}>
          {formatMessage({ id: 'clubs.all', defaultMessage: '全部' })}
        </Chip>
        {KINDS.map((kind) => (
          <Chip key={kind} onSelectedChange={() => choose('kind', String(kind))} selected={Tab === kind}>
            {formatMessage(kindNames[kind])}
          </Chip>
        ))}
      </ChipRow>
      <Records query={query} />
      {open === undefined ? null : <PayoutDialog kind={open} onClose={() => setOpen(undefined)} vault={vault} />}
    </ClubFrame>
  );
}

function Records({ query }: { query: Parameters<typeof PagedRecords<VaultRecord>>[0]['query'] }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const playerName = usePlayerName();
  const wide = useMediaQuery(WIDE);
  const change = ({ Kind: kind, Amount: amount }: VaultRecord): ReactNode => {
    const takesOut = kind === VAULT_RECORD.exchange || kind === VAULT_RECORD.coupon;
    return (
      <Amount locale={locale} signed tone={takesOut ? 'inherit' : 'positive'} value={takesOut ? -amount : amount} />
    );
  };
  // A card has no headings.
  const balance = (value: number): ReactNode =>
    wide ? (
      <Amount locale={locale} value={value} />
    ) : (
      <FormattedMessage
        defaultMessage="餘額 {amount}"
        id="bank.balanceAfter"
        values={{ amount: <Amount locale={locale} value={value} /> }}
      />
    );
  const actorOf = ({ Actor }: VaultRecord): string =>
    Actor === null ? formatMessage({ id: 'clubs.system', defaultMessage: '系統' }) : playerName(Actor.Name);
  const receiverOf = ({ Player }: VaultRecord): string =>
    Player === null ? formatMessage({ id: 'clubs.theVault', defaultMessage: '金庫' }) : playerName(Player.Name);
  const time = (value: string): ReactNode => <DateTime locale={locale} value={value} />;
  return (
    <PagedRecords<VaultRecord>
      columns={[
        {
          id: 'picture',
          header: formatMessage({ id: 'clubs.recordKind', defaultMessage: '種類' }),
          headerHidden: true,
          cell: picture,
          onCard: 'lead',
          width: '3.75rem',
        },
        {
          id: 'kind',
          header: formatMessage({ id: 'clubs.recordKind', defaultMessage: '種類' }),
          cell: ({ Kind }) => formatMessage(kindNames[Kind]),
          onCard: 'title',
        },
        {
          id: 'amount',
          header: formatMessage({ id: 'clubs.amount', defaultMessage: '金額' }),
          align: 'end',
          cell: change,
          onCard: 'aside',
        },
        {
          id: 'who',
          header: formatMessage({ id: 'clubs.recordWho', defaultMessage: '經手 → 對象' }),
          cell: (entry) => `${actorOf(entry)} → ${receiverOf(entry)}`,
          onCard: 'line',
        },
        {
          id: 'balance',
          header: formatMessage({ id: 'clubs.recordBalance', defaultMessage: '金庫餘額' }),
          align: 'end',
          cell: ({ Balance }) => balance(Balance),
          onCard: 'under',
        },
        {
          id: 'time',
          header: formatMessage({ id: 'bank.time', defaultMessage: '時間' }),
          cell: ({ CreateTime }) => time(CreateTime),
          onCard: 'line',
        },
      ]}
      empty={
        <EmptyState
          description={formatMessage({
            id: 'clubs.noRecordsText',
            defaultMessage: '貢獻、兌換與兌換券的每一筆都會記在這裡。',
          })}
          drawing={<StateDrawing id="no-records" />}
          size="compact"
          title={formatMessage({ id: 'clubs.noRecords', defaultMessage: '還沒有金庫紀錄' })}
        />
      }
      skeletons={4}
      label={formatMessage({ id: 'clubs.vaultRecords', defaultMessage: '兌換紀錄' })}
      pagesLabel={formatMessage({ id: 'clubs.recordPages', defaultMessage: '兌換紀錄分頁' })}
      perPage={PER_PAGE}
      query={query}
      rowKey={({ ID }) => ID}
    />
  );
}
