import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultOf } from '#protocol/operation.ts';
import type { getEnvelope } from '#protocol/operations/envelope.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { luckiestOf } from '#protocol/rules/envelope.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import * as css from './Claim.css.ts';

/** If the share has more digits, the large size has no room for them. */
const LONG = 1_000_000;

export interface PaperTextProps {
  opened: ResultOf<typeof getEnvelope>;
  amount: number;
  rolls: boolean;
  ref: Ref<HTMLDivElement>;
}

/** The text on the paper: blessing, share, the mark of the luckiest, and the number of claimed shares. */
export function PaperText({ opened: { RedEnvelope, List }, amount, rolls, ref }: PaperTextProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const isLuckiest = luckiestOf(RedEnvelope.Method, List)?.Player.PlayerID === session?.playerID;
  return (
    <>
      <Text size={13} tone="inherit" weight="bold">
        {RedEnvelope.Title}
      </Text>
      <div className={css.amount} data-long={amount >= LONG} ref={ref}>
        <Amount countFrom={rolls ? 0 : amount} countUp={rolls} locale={locale} value={amount} />{' '}
        <span className={css.yuan}>{formatMessage(envelopeMessages.yuan)}</span>
      </div>
      <span className={css.sub}>
        {isLuckiest ? <>{formatMessage(envelopeMessages.luckiest)} · </> : null}
        <FormattedMessage
          defaultMessage="已領 {claimed, number} / {quantity, number} 份"
          id="envelope.claimedOf"
          values={{ claimed: RedEnvelope.Claimed, quantity: RedEnvelope.Quantity }}
        />
      </span>
    </>
  );
}
