import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleX,
  Clock,
  type LucideIcon,
  TimerOff,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { BareFrame } from '../bare/BareFrame.tsx';
import * as css from '../bare/Response.css.ts';
import { Link, useLocation, useSearchParams } from '../../../base/routing/index.ts';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';
import { type ResponseState, useEmailState, usePaymentState } from './useResponseState.ts';

const signs: Readonly<Record<ResponseState, LucideIcon>> = {
  success: CircleCheck,
  failed: CircleX,
  pending: Clock,
  expired: TimerOff,
  refunded: Undo2,
  cancelled: Ban,
  mismatched: CircleAlert,
  unknown: CircleHelp,
};

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** /response: the return from a payment or a link in an e-mail. Shows the service's state, not the address's. */
export function ResponsePage(): ReactNode {
  const [query] = useSearchParams();
  return query.get('kind') === 'email' ? (
    <EmailResult asked={query.get('status')} />
  ) : (
    <PaymentResult orderID={query.get('OrderID')} />
  );
}

function PaymentResult({ orderID }: { orderID: string | null }): ReactNode {
  return <Result kind="payment" state={usePaymentState(orderID)} />;
}

function EmailResult({ asked }: { asked: string | null }): ReactNode {
  return <Result kind="email" state={useEmailState(asked)} />;
}

function Result({ kind, state }: { kind: 'payment' | 'email'; state: ResponseState }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const said = `${kind}${capital(state)}`;
  const Sign = signs[state];
  return (
    <BareFrame>
      <ContentPage bare slug="response">
        {(text) => (
          <div className={css.response}>
            <div className={css.sign} data-state={state}>
              <Sign aria-hidden="true" size={56} strokeWidth={1.5} />
            </div>
            <Stack aria-live="polite" gap={2}>
              <Heading align="center" level={1}>
                {wordOf(text, said)}
              </Heading>
              <Text align="center" as="p" tone="muted">
                {wordOf(text, `${said}Text`)}
              </Text>
            </Stack>
            <Inline gap={3} justify="center" wrap>
              <Button asChild>
                <Link to={prefix === '' ? '/' : prefix}>
                  <FormattedMessage defaultMessage="前往遊戲大廳" id="content.toLobby" />
                </Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={`${prefix}/support/info`}>
                  <FormattedMessage defaultMessage="聯絡客服" id="content.toSupport" />
                </Link>
              </Button>
            </Inline>
            <TextProse blocks={text.blocks} />
          </div>
        )}
      </ContentPage>
    </BareFrame>
  );
}
