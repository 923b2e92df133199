import { useQueryClient } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getFirstDay } from '#protocol/operations/firstDay.ts';
import { getMissions } from '#protocol/operations/mission.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { itemSrc } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { operationKey, RequestFailure, useClient } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { claimBindBonus, drawingOf, type Gained, useClaim, useGainedText } from '../../rewards/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import * as css from './Bind.css.ts';

const NO_MORE = 100001;
const bonusErrors: ErrorOverrides = defineMessages({
  100001: { id: 'bindBonus.failed', defaultMessage: '領取手機綁定送金幣獎勵錯誤' },
});
/** The code for a bonus that was claimed in another tab or on another device. */
const CLAIMED = 300012;

export interface BindDoneProps {
  children: ReactNode;
  /** The unclaimed gold for the binding. 0 if there is none. */
  bonus: number;
  onClose: () => void;
}

/** The end of a binding (specification 2 §2): 手機綁定獎勵 with its gold to claim, otherwise 綁定成功 with a link to the passbook. */
export function BindDone({ children, bonus, onClose }: BindDoneProps): ReactNode {
  const { formatMessage } = useIntl();
  const queries = useQueryClient();
  const [received, setReceived] = useState<readonly Gained[]>();
  // A binding changes the bonus, the list of the first days, and the mission to bind a phone.
  useEffect(() => {
    for (const contract of [getBindIcon, getFirstDay, getMissions])
      void queries.invalidateQueries({ queryKey: operationKey(contract) });
  }, [queries]);
  if (bonus > 0 && received === undefined) {
    return (
      <BonusDialog bonus={bonus} onClose={onClose} onReceived={setReceived}>
        {children}
      </BonusDialog>
    );
  }
  return (
    <AlertDialog
      confirmLabel={formatMessage({ id: 'bind.confirm', defaultMessage: '確認' })}
      description={
        <>
          {received === undefined ? children : <Received gained={received} />}
          {received === undefined ? null : <ToPassbook onGo={onClose} />}
        </>
      }
      icon={<PartyPopper size={28} />}
      kind="alert"
      onConfirm={onClose}
      open
      title={formatMessage({ id: 'bind.done', defaultMessage: '綁定成功' })}
    />
  );
}

/** The gain. Empty if another tab claimed it. */
function Received({ gained }: { gained: readonly Gained[] }): ReactNode {
  const words = useGainedText();
  if (gained.length > 0) return words.collected(gained);
  return <FormattedMessage defaultMessage="綁定獎勵已經領取" id="bindBonus.had" />;
}

function ToPassbook({ onGo }: { onGo: () => void }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <Link className={css.passbook} onClick={onGo} to={`${prefix}/member/passbook`}>
      <FormattedMessage defaultMessage="您可於存摺中查看綁定獎勵" id="bindBonus.passbook" />
    </Link>
  );
}

interface BonusDialogProps extends BindDoneProps {
  onReceived: (gained: readonly Gained[]) => void;
}

/** The bonus with its amount, and the button that claims it. If the dialog is closed, the bonus waits among the missions. */
function BonusDialog({ children, bonus, onClose, onReceived }: BonusDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const client = useClient();
  const words = useGainedText();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const gained = [{ ItemID: ITEM.gold, Amount: bonus }];
  const claim = useClaim({
    claim: () => claimBindBonus(client),
    list: operationKey(getBindIcon),
    gained: (came) => came,
    overRest: true,
    isSaid: true,
    onClaimed: onReceived,
    onRefused: (error) => {
      if (error instanceof RequestFailure && error.code === CLAIMED) onReceived([]);
    },
  });
  const problem = claim.error;
  const isOther = problem instanceof RequestFailure && problem.code !== NO_MORE;
  return (
    <Dialog
      actions={
        <Button
          busy={claim.isPending}
          fullWidth
          onClick={() => claim.mutate({ given: undefined, from: button.current })}
          ref={button}
          size="lg"
          variant="gold"
        >
          <FormattedMessage
            defaultMessage="領取 {items}"
            id="bindBonus.receive"
            values={{ items: words.list(gained) }}
          />
        </Button>
      }
      closeLabel={formatMessage({ id: 'bind.close', defaultMessage: '關閉' })}
      description={children}
      initialFocus={button}
      onOpenChange={onClose}
      open
      size="sm"
      title={formatMessage({ id: 'bindBonus.title', defaultMessage: '手機綁定獎勵' })}
    >
      <div className={css.bonus}>
        <img alt="" height={96} src={itemSrc(drawingOf(gained))} width={96} />
        <Amount
          locale={locale}
          size={32}
          tone="metal"
          unit={formatMessage({ id: 'item.gold', defaultMessage: '金幣' })}
          value={bonus}
        />
        {problem === null ? null : (
          <p className={css.problem} role="alert">
            {isOther
              ? formatMessage(
                  { id: 'bindBonus.failedWhy', defaultMessage: '綁定錯誤：{reason}' },
                  { reason: errorText(problem) },
                )
              : errorText(problem, bonusErrors)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
