import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AllianceSummary } from '#protocol/entities/club.ts';
import {
  createAlliance,
  requestAlliance,
  searchAlliances,
  withdrawAllianceRequest,
} from '#protocol/operations/alliance.ts';
import { ALLIANCE_FOUNDING_GOLD, CLUB_NAME_MIN } from '#protocol/rules/club.ts';
import { isNickname, NICKNAME_MAX } from '#protocol/rules/nickname.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { RequestFailure, useOperation } from '../../client/index.ts';
import { StateDrawing, useErrorText } from '../../errors/index.ts';
import { Loaded, RowGhosts } from '../../frames/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { ActionDialog } from '../parts/ActionDialog.tsx';
import { Gold } from '../parts/Gold.tsx';
import { useClubAction } from '../useClubAction.ts';

const PER_PAGE = 100;
const DEBOUNCE_MS = 300;
/** A request of the club is open already. */
const PENDING = 200106;

/** The leader of a club in no alliance looks for one, or founds one. */
export function FindAlliance(): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [founds, setFounds] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useOperation(
    searchAlliances,
    { Search: wanted, Page: 1, PerPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const title = formatMessage({ id: 'clubs.alliances', defaultMessage: '聯盟列表' });
  return (
    <div className={css.page}>
      {isOpen ? <OpenRequest onWithdrawn={() => setIsOpen(false)} /> : null}
      <TextField
        before={<Search aria-hidden="true" size={18} />}
        clearLabel={formatMessage({ id: 'clubs.clear', defaultMessage: '清除' })}
        label={formatMessage({ id: 'clubs.allianceSearch', defaultMessage: '搜尋聯盟' })}
        labelHidden
        maxLength={36}
        onValueChange={setTyped}
        placeholder={formatMessage({ id: 'clubs.allianceSearchHint', defaultMessage: '聯盟名稱或編號' })}
        type="search"
        value={typed}
      />
      <Loaded query={query} skeleton={<RowGhosts height="4rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({
                id: 'clubs.noAlliancesText',
                defaultMessage: '換個名稱試試，或自己創立聯盟。',
              })}
              drawing={<StateDrawing id="search-nothing" />}
              size="compact"
              title={formatMessage({ id: 'clubs.noAlliances', defaultMessage: '找不到符合的聯盟' })}
            />
          ) : (
            <ul aria-label={title} className={css.list}>
              {List.map((alliance) => (
                <Alliance
                  alliance={alliance}
                  isWaiting={isOpen}
                  key={alliance.AllianceID}
                  onOpen={() => setIsOpen(true)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={css.founding}>
        <div className={css.tight}>
          <Text weight="bold">
            <FormattedMessage defaultMessage="自己當盟主" id="clubs.allianceFoundTitle" />
          </Text>
          <Gold value={ALLIANCE_FOUNDING_GOLD} />
        </div>
        <Button onClick={() => setFounds(true)}>
          <FormattedMessage defaultMessage="創立聯盟" id="clubs.allianceFound" />
        </Button>
      </div>
      {founds ? <FoundAllianceDialog onClose={() => setFounds(false)} /> : null}
    </div>
  );
}

/** The club's request waits for its answer; its leader may take it back. */
function OpenRequest({ onWithdrawn }: { onWithdrawn: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const withdraw = useClubAction((call) => call(withdrawAllianceRequest, {}), {
    done: formatMessage({ id: 'clubs.withdrawn', defaultMessage: '已收回申請' }),
    onDone: onWithdrawn,
  });
  return (
    <Notice
      action={
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate()} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="收回申請" id="clubs.withdraw" />
        </Button>
      }
      tone="info"
    >
      <FormattedMessage defaultMessage="聯盟申請已送出，等待盟主回覆" id="clubs.allianceWaiting" />
    </Notice>
  );
}

function Alliance({
  alliance: { AllianceID, AllianceName, LeaderClubName, ClubCount, ClubLimit },
  isWaiting,
  onOpen,
}: {
  alliance: AllianceSummary;
  isWaiting: boolean;
  onOpen: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const request = useClubAction((call) => call(requestAlliance, { AllianceID }), {
    done: formatMessage({ id: 'clubs.applied', defaultMessage: '已向「{name}」送出申請' }, { name: AllianceName }),
    onDone: onOpen,
    saysRefusal: true,
  });
  const ask = (): void =>
    request.mutate(undefined, {
      onError: (error) => {
        if (error instanceof RequestFailure && error.code === PENDING) onOpen();
        toast({ tone: 'danger', text: errorText(error) });
      },
    });
  const whyNot = isWaiting
    ? formatMessage({ id: 'clubs.allianceOne', defaultMessage: '請先等待或收回上一個申請' })
    : ClubCount >= ClubLimit
      ? formatMessage({ id: 'clubs.allianceFull', defaultMessage: '聯盟已滿' })
      : undefined;
  return (
    <RowCard label={AllianceName}>
      <div className={css.tight}>
        <Text weight="bold">{AllianceName}</Text>
        <div className={css.facts}>
          <FormattedMessage defaultMessage="盟主 {name}" id="clubs.allianceLedBy" values={{ name: LeaderClubName }} />
          <FormattedMessage
            defaultMessage="{count} / {limit} 個俱樂部"
            id="clubs.allianceCount"
            values={{ count: ClubCount, limit: ClubLimit }}
          />
        </div>
      </div>
      <Button onClick={ask} size="sm" {...(request.isPending ? { busy: true } : { disabledReason: whyNot })}>
        <FormattedMessage defaultMessage="申請" id="clubs.apply" />
      </Button>
    </RowCard>
  );
}

function FoundAllianceDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const AllianceName = typed.trim().normalize('NFC');
  const isName = isNickname(AllianceName) && [...AllianceName].length >= CLUB_NAME_MIN;
  const rule = formatMessage(
    { id: 'clubs.nameRule', defaultMessage: '{least} 到 {most} 個字的中文、英文或數字' },
    { least: CLUB_NAME_MIN, most: NICKNAME_MAX },
  );
  return (
    <ActionDialog
      act={(call) => call(createAlliance, { AllianceName })}
      confirmLabel={formatMessage({ id: 'clubs.allianceFound', defaultMessage: '創立聯盟' })}
      description={
        <FormattedMessage
          defaultMessage="從您的錢包支付 {gold}，您的俱樂部成為盟主。"
          id="clubs.allianceFoundText"
          values={{ gold: <Gold value={ALLIANCE_FOUNDING_GOLD} /> }}
        />
      }
      done={formatMessage({ id: 'clubs.created', defaultMessage: '「{name}」成立了！' }, { name: AllianceName })}
      notReady={isName ? undefined : rule}
      onClose={onClose}
      title={formatMessage({ id: 'clubs.allianceFound', defaultMessage: '創立聯盟' })}
      tone="gold"
    >
      <TextField
        autoComplete="off"
        error={AllianceName === '' || isName ? undefined : rule}
        hint={rule}
        label={formatMessage({ id: 'clubs.allianceName', defaultMessage: '聯盟名稱' })}
        onValueChange={setTyped}
        required
        value={typed}
      />
    </ActionDialog>
  );
}
