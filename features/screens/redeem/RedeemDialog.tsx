import { TicketCheck } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { itemOf, useGainedText } from '../../shared/rewards/index.ts';
import * as css from './Redeem.css.ts';
import { type Redeemed, useRedeem } from './useRedeem.ts';

const MAX_LENGTH = 64;

/** Takes a redeem code, says in words why one is not good, and shows what a good one brought (specification 1 §2). */
export function RedeemDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const errorText = useErrorText();
  const redeem = useRedeem();
  const given = code.trim();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (given !== '' && !redeem.isPending) redeem.mutate({ given, from: button.current });
  };
  const again = (): void => {
    setCode('');
    redeem.reset();
  };
  const window = {
    closeLabel: formatMessage({ id: 'redeem.close', defaultMessage: '關閉' }),
    onOpenChange: onClose,
    open: true,
    size: 'sm',
    title: formatMessage({ id: 'redeem.title', defaultMessage: '兌換碼' }),
  } as const;
  if (redeem.data !== undefined) {
    return (
      <Dialog
        {...window}
        actions={
          <>
            <Button onClick={again} variant="secondary">
              <FormattedMessage defaultMessage="再兌換一組" id="redeem.again" />
            </Button>
            <Button onClick={onClose}>
              <FormattedMessage defaultMessage="完成" id="redeem.done" />
            </Button>
          </>
        }
      >
        <Got redeemed={redeem.data} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...window}
      actions={
        <>
          <Button onClick={onClose} variant="secondary">
            <FormattedMessage defaultMessage="取消" id="redeem.cancel" />
          </Button>
          <Button
            form={form}
            ref={button}
            type="submit"
            {...(redeem.isPending ? { busy: true } : { disabled: given === '' })}
          >
            <FormattedMessage defaultMessage="兌換" id="redeem.confirm" />
          </Button>
        </>
      }
      initialFocus={field}
    >
      <form id={form} onSubmit={submit}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          before={<TicketCheck aria-hidden="true" size={20} />}
          clearLabel={formatMessage({ id: 'redeem.clear', defaultMessage: '清除兌換碼' })}
          enterKeyHint="done"
          error={redeem.error === null ? undefined : errorText(redeem.error)}
          hint={formatMessage({ id: 'redeem.hint', defaultMessage: '大小寫皆可；每組兌換碼有使用期限與次數' })}
          label={formatMessage({ id: 'redeem.code', defaultMessage: '輸入兌換碼' })}
          maxLength={MAX_LENGTH}
          onValueChange={(text) => {
            setCode(text);
            // The words of the last refusal are about another code.
            if (redeem.isError) redeem.reset();
          }}
          ref={field}
          spellCheck={false}
          value={code}
        />
      </form>
    </Dialog>
  );
}

function Got({ redeemed }: { redeemed: Redeemed }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { won } = useGainedText();
  return (
    <div className={css.got}>
      <ul className={css.items}>
        {redeemed.Rewards.map(({ ItemID, Amount: amount }) => {
          const { name, picture } = itemOf(ItemID);
          return (
            <li className={css.item} key={ItemID}>
              <img alt="" height={56} src={itemSrc(picture)} width={56} />
              <Amount locale={locale} tone="gold" value={amount} />
              <span className={css.name}>{formatMessage(name)}</span>
            </li>
          );
        })}
      </ul>
      <div role="status">
        <Text>{won(redeemed.Rewards)}</Text>
      </div>
    </div>
  );
}
