import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { useOpenSignIn } from '../useSignInStep.ts';
import { useGreeting } from './useGreeting.ts';
import * as css from './WelcomeCard.css.ts';
import { useSignedInBefore } from './signedInBefore.ts';
import { WELCOME_GOLD } from './welcomeGold.ts';

/**
 * Offers the gift of a new account with a sign-in button, or welcomes a returning player. The card is above the bar, and a press closes it.
 */
export default function WelcomeCard({ onClose }: { onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const greeting = useGreeting();
  const openSignIn = useOpenSignIn();
  const isReturning = useSignedInBefore();
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.place}>
      <img alt="" className={css.bag} height={72} src={itemSrc('bag')} width={72} />
      <div className={css.offer}>
        <div className={css.words}>
          <h2 className={css.title} id={title}>
            {isReturning ? <FormattedMessage defaultMessage="歡迎回來！" id="signIn.welcomeBack" /> : greeting}
          </h2>
          <p className={css.line}>
            {isReturning ? (
              <FormattedMessage defaultMessage="登入後接著玩" id="welcome.back" />
            ) : (
              <FormattedMessage
                defaultMessage="見面禮 {gold} 金幣"
                id="welcome.gift"
                values={{
                  gold: (
                    <b className={css.gold}>
                      <Amount locale={locale} tone="gold" value={WELCOME_GOLD} />
                    </b>
                  ),
                }}
              />
            )}
          </p>
        </div>
        <div className={css.button}>
          <Button fullWidth onClick={openSignIn} size="sm" variant="gold">
            {isReturning ? (
              <FormattedMessage defaultMessage="登入" id="signIn.title" />
            ) : (
              <FormattedMessage
                defaultMessage="登入領 {gold, number}"
                id="welcome.signIn"
                values={{ gold: WELCOME_GOLD }}
              />
            )}
          </Button>
        </div>
      </div>
      <div className={css.close}>
        <IconButton label={formatMessage({ id: 'welcome.close', defaultMessage: '先逛逛' })} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
    </section>
  );
}
