import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { getProviders } from '#protocol/endpoints/auth.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { RatingMark } from '../age-gate/index.ts';
import { useClient } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useSignInGuest } from '../../base/session/index.ts';
import { keepsCookies, useBrand, useLanguage } from '../../base/settings/index.ts';
import { useLiffButton } from './liff/useLiffButton.ts';
import { useLiffFailureText } from './liff/useLiffFailureText.ts';
import { providerNames, signInFailureMessages } from './provider/providerMessages.ts';
import { useProviderSignIn } from './provider/useProviderSignIn.ts';
import { browserToLeave } from './outside/outside.ts';
import { OpenOutsideDialog, type OpenOutsideDialogProps } from './outside/OpenOutsideDialog.tsx';
import { readPhoneAccounts } from './phone/phoneAccounts.ts';
import { usePasskeyButton } from './passkeys/usePasskeyButton.ts';
import { type ProviderID, ProviderMark } from '../providers/index.ts';
import * as css from './SignInSheet.css.ts';
import type { SignInSteps } from './useSignInStep.ts';
import { useGreeting } from './welcome/useGreeting.ts';
import { useSignedInBefore } from './welcome/signedInBefore.ts';
import { WELCOME_GOLD } from './welcome/welcomeGold.ts';

const names = defineMessages({
  google: { id: 'signIn.google', defaultMessage: 'Google' },
  apple: { id: 'signIn.apple', defaultMessage: 'Apple' },
  facebook: { id: 'signIn.facebook', defaultMessage: 'Facebook' },
  phone: { id: 'signIn.phone', defaultMessage: '手機' },
  guest: { id: 'signIn.guest', defaultMessage: '訪客' },
}) satisfies Record<string, MessageDescriptor>;
const small = ['google', 'apple', 'facebook', 'phone', 'guest'] as const;

/** Legal pages load a new document (specification 1 §2). */
const linkTo =
  (address: string) =>
  (words: ReactNode): ReactNode => <a href={address}>{words}</a>;

export interface SignInSheetProps extends Pick<SignInSteps, 'go'> {
  onSignedIn: () => void;
}

/** The ways to sign in (specification 1 §2). If a way is not configured, a press shows that. */
export function SignInSheet({ go, onSignedIn }: SignInSheetProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const brand = useBrand();
  const greeting = useGreeting();
  const isReturning = useSignedInBefore();
  const { rest } = useClient();
  const errorText = useErrorText();
  const providers = useQuery({ queryKey: ['providers'], queryFn: () => rest.get(getProviders) });
  const guest = useSignInGuest();
  const [refused, setRefused] = useState(false);
  const provider = useProviderSignIn({ onDone: onSignedIn });
  const liff = useLiffButton(onSignedIn);
  const liffFailureText = useLiffFailureText();
  const passkey = usePasskeyButton(onSignedIn);
  const [hasCookies] = useState(keepsCookies);
  const [outside, setOutside] = useState<Omit<OpenOutsideDialogProps, 'onClose'>>();

  /** Whether the service has said that a way is not configured. Until the service has answered, the identity provider's page says so. */
  const isOff = (id: ProviderID): boolean =>
    providers.data?.List.find((provider) => provider.ID === id)?.Enabled === false;
  const forget = (): void => {
    setRefused(false);
    guest.reset();
    provider.reset();
    passkey?.reset();
  };
  const press = (id: ProviderID): void => {
    if (!hasCookies) return;
    forget();
    if (id !== 'line') liff?.reset();
    if (id === 'phone') go(readPhoneAccounts() === undefined ? 1 : 2);
    else if (id === 'guest') guest.mutate(locale, { onSuccess: onSignedIn });
    else if (isOff(id)) setRefused(true);
    else if (id === 'line' && liff) liff.start();
    else {
      const app = browserToLeave(id);
      if (app === undefined) provider.start(id);
      else setOutside({ provider: id, app });
    }
  };
  const { state } = provider;
  const retry =
    state.status === 'stopped' ? () => provider.start(state.provider) : liff?.failure ? () => press('line') : undefined;
  const notice = !hasCookies
    ? formatMessage(signInFailureMessages.CookieMissing)
    : refused
      ? formatMessage({ id: 'signIn.notEnabled', defaultMessage: '此登入方式尚未啟用' })
      : guest.isError
        ? errorText(guest.error)
        : passkey?.problem !== undefined
          ? passkey.problem
          : liff?.failure
            ? liffFailureText(liff.failure)
            : state.status === 'waiting'
              ? formatMessage(
                  { id: 'signIn.waiting', defaultMessage: '請在開啟的視窗完成 {provider} 登入' },
                  { provider: providerNames[state.provider] },
                )
              : state.status === 'stopped'
                ? formatMessage(signInFailureMessages[state.why], { provider: providerNames[state.provider] })
                : null;

  return (
    <BottomSheet
      closeLabel={formatMessage({ id: 'signIn.close', defaultMessage: '關閉' })}
      crest={<img alt="" className={css.mascot} src={`/brands/${brand.ID}/mascot.svg`} />}
      historyEntry={false}
      onOpenChange={() => go(undefined)}
      open
      title={formatMessage({ id: 'signIn.title', defaultMessage: '登入' })}
      titleHidden
    >
      <div className={css.body}>
        <h2 className={css.welcome}>
          {isReturning ? <FormattedMessage defaultMessage="歡迎回來！" id="signIn.welcomeBack" /> : greeting}
        </h2>
        <p className={css.lead}>
          {isReturning ? (
            <FormattedMessage defaultMessage="登入後接著玩，好友也在等您" id="signIn.leadBack" />
          ) : (
            <FormattedMessage
              defaultMessage="登入即領 {gold} 金幣，和朋友一起玩"
              id="signIn.lead"
              values={{ gold: <Amount locale={locale} tone="gold" value={WELCOME_GOLD} /> }}
            />
          )}
        </p>
        <button
          aria-busy={liff?.busy ?? false}
          aria-disabled={isOff('line')}
          className={css.line}
          onClick={() => press('line')}
          type="button"
        >
          <span className={css.lineMark}>
            <ProviderMark id="line" size={28} />
          </span>
          <FormattedMessage defaultMessage="使用 LINE 登入" id="signIn.line" />
        </button>
        {passkey ? (
          <Button
            busy={passkey.busy}
            disabled={!hasCookies}
            fullWidth
            icon={<Fingerprint size={22} />}
            onClick={() => {
              forget();
              liff?.reset();
              passkey.start();
            }}
            variant="secondary"
          >
            <FormattedMessage defaultMessage="使用通行密鑰登入" id="signIn.passkey" />
          </Button>
        ) : null}
        <p className={css.others}>
          <FormattedMessage defaultMessage="其他登入方式" id="signIn.others" />
        </p>
        <ul className={css.providers}>
          {small.map((id) => (
            <li key={id}>
              <button
                aria-busy={id === 'guest' && guest.isPending}
                aria-disabled={isOff(id)}
                className={css.provider}
                onClick={() => press(id)}
                type="button"
              >
                <span className={css.tile} data-provider={id}>
                  <ProviderMark id={id} />
                </span>
                <FormattedMessage {...names[id]} />
              </button>
            </li>
          ))}
        </ul>
        <p className={css.notice} role="status">
          {notice}
        </p>
        {retry && !refused ? (
          <Button onClick={retry} variant="secondary">
            <FormattedMessage defaultMessage="再試一次" id="signInProvider.retry" />
          </Button>
        ) : null}
        <div className={css.rating}>
          <RatingMark />
          <p>{brand.Rating.Notices[locale].slice(0, 2).join(' ')}</p>
        </div>
        <Text as="p" size={11} tone="faint">
          <FormattedMessage
            defaultMessage="登入即表示您同意 <terms>服務條款</terms> 與 <privacy>隱私權政策</privacy>。遊戲幣僅供娛樂，不可兌換現金或實物。"
            id="signIn.legal"
            values={{
              terms: linkTo(`/${locale}/support/terms/term-of-service`),
              privacy: linkTo(`/${locale}/support/terms/privacy-policy`),
            }}
          />
        </Text>
      </div>
      {outside === undefined ? null : <OpenOutsideDialog {...outside} onClose={() => setOutside(undefined)} />}
    </BottomSheet>
  );
}
