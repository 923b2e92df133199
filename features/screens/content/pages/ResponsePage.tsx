import { CircleCheck, CircleX, Clock, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { BareFrame } from '../bare/BareFrame.tsx';
import * as css from '../bare/Response.css.ts';
import { Link, useLocation, useSearchParams } from '../../../base/routing/index.ts';
import { ContentPage } from '../text/ContentPage.tsx';
import { TextProse } from '../text/TextProse.tsx';
import { wordOf } from '../text/useText.ts';

const signs = { success: CircleCheck, failed: CircleX, pending: Clock, expired: TimerOff } as const;
type Status = keyof typeof signs;

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

// Anything may stand in an address: what is none of these says only that one is back.
const isStatus = (value: string | null): value is Status => value !== null && Object.hasOwn(signs, value);

/**
 * /response: where a payment or a link in an e-mail leads back to. It repeats what the address says in general words and
 * decides nothing: an order's truth is in the purchase records, so that nobody can forge a success by its address.
 */
export function ResponsePage(): ReactNode {
  const [query] = useSearchParams();
  const prefix = localePrefix(useLocation().pathname);
  const asked = query.get('status');
  const status = isStatus(asked) ? asked : 'pending';
  const kind = query.get('kind') === 'email' ? 'email' : 'payment';
  const said = `${kind}${capital(status)}`;
  const Sign = signs[status];
  return (
    <BareFrame>
      <ContentPage bare slug="response">
        {(text) => (
          <div className={css.response}>
            <div className={css.sign} data-state={status}>
              <Sign aria-hidden="true" size={56} strokeWidth={1.5} />
            </div>
            <div aria-live="polite" className={css.words}>
              <Heading align="center" level={1}>
                {wordOf(text, said)}
              </Heading>
              <Text align="center" as="p" tone="muted">
                {wordOf(text, `${said}Text`)}
              </Text>
            </div>
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
