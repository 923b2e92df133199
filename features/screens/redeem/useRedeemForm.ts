import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { groupWhileTyping, normalizeRedeemCode, redeemCodeFault } from '#protocol/rules/redeemCode.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { type Redeemed, useRedeem } from './useRedeem.ts';

export interface RedeemForm {
  readonly code: string;
  readonly type: (text: string) => void;
  /** Why the code is refused: its checksum, or the service's answer. */
  readonly error: string | undefined;
  readonly isReady: boolean;
  readonly isPending: boolean;
  /** The items of the last code. Undefined before the first code. */
  readonly redeemed: Redeemed | undefined;
  /** @param from the pressed control, where the reward animation starts */
  readonly submit: (from: Element | null) => void;
  readonly again: () => void;
}

/** The state of the form that redeems codes (specification 1 §2). A wrong checksum is shown immediately and not sent. */
export function useRedeemForm(): RedeemForm {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const errorText = useErrorText();
  const redeem = useRedeem();
  const given = normalizeRedeemCode(code);
  const typo =
    redeemCodeFault(given) === undefined
      ? undefined
      : formatMessage({
          id: 'redeem.typo',
          defaultMessage: '這組兌換碼有字打錯了，請再對照一次',
        });
  const isReady = hasVisibleText(given) && typo === undefined;
  const refusal = redeem.error === null ? undefined : errorText(redeem.error);
  return {
    code,
    type: (text) => {
      setCode(groupWhileTyping(text));
      // The last refusal was for another code.
      if (redeem.isError) redeem.reset();
    },
    error: typo ?? refusal,
    isReady,
    isPending: redeem.isPending,
    redeemed: redeem.data,
    submit: (from) => {
      if (isReady && !redeem.isPending) redeem.mutate({ given, from });
    },
    again: () => {
      setCode('');
      redeem.reset();
    },
  };
}
