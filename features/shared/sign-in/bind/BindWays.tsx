import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { getProviders } from '#protocol/endpoints/auth.ts';
import { isGuest, mayBindProvider } from '#protocol/entities/provider.ts';
import { PROVIDER_NAMES, type ProviderName, providerOfType } from '#protocol/entities/signIn.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Skeleton } from '#ui/components/Skeleton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useClient } from '../../../base/client/index.ts';
import { CredentialList, CredentialRow } from '../../credentials/index.ts';
import { FailedView } from '../../../base/errors/index.ts';
import { useProfileView } from '../../../base/session/index.ts';
import { providerNames } from '../provider/providerMessages.ts';
import { ProviderMark } from '../../providers/index.ts';
import * as css from './Bind.css.ts';
import { BindProviderDialog } from './BindProviderDialog.tsx';
import { BindPhoneDialog } from './BindPhoneDialog.tsx';

const words = defineMessages({
  phone: { id: 'signIn.phone', defaultMessage: '手機' },
  bindPhone: { id: 'bindWays.phone', defaultMessage: '綁定手機' },
  /** The row already names the way to sign in. */
  bindWay: { id: 'bindWays.bind', defaultMessage: '綁定' },
  movePhone: { id: 'bindWays.movePhone', defaultMessage: '更換手機' },
  move: { id: 'bindWays.move', defaultMessage: '更換' },
  bound: { id: 'bindWays.bound', defaultMessage: '已綁定' },
  off: { id: 'signIn.notEnabled', defaultMessage: '此登入方式尚未啟用' },
  phoneFirst: { id: 'bindWays.phoneFirst', defaultMessage: '請先綁定手機' },
  onlyOne: { id: 'bindWays.onlyOne', defaultMessage: '一個帳號只能綁定一種第三方帳號' },
  guest: {
    id: 'bindWays.guest',
    defaultMessage: '您目前是訪客：換裝置或清除瀏覽器資料就會失去這個帳號。先綁定手機成為會員，帳號與遊戲幣都會保留。',
  },
});

/** The ways to sign in to this account, and those that can still be bound (specification 2 §2, §6). */
export function BindWays(): ReactNode {
  const { formatMessage } = useIntl();
  const { rest } = useClient();
  const profile = useProfileView();
  const player = profile.data?.player;
  const providers = useQuery({ queryKey: ['providers'], queryFn: () => rest.get(getProviders) });
  const [binding, setBinding] = useState<'phone' | ProviderName>();
  // The state when the dialog opened, since the binding changes it.
  const [movesPhone, setMovesPhone] = useState(false);
  if (player === undefined && profile.error) return <FailedView error={profile.error} onRetry={profile.refetch} />;
  if (player === undefined) return <Skeleton height="16rem" shape="box" width="100%" />;
  const bindPhone = (moves: boolean): void => {
    setMovesPhone(moves);
    setBinding('phone');
  };
  const has = (provider: ProviderName): boolean => player.tptType.some((type) => providerOfType(type) === provider);
  const refusal = (provider: ProviderName): string | undefined => {
    if (player.phone === '') return formatMessage(words.phoneFirst);
    if (!mayBindProvider(player.tptType)) return formatMessage(words.onlyOne);
    const off = providers.data?.List.find(({ ID }) => ID === provider)?.Enabled === false;
    return off ? formatMessage(words.off) : undefined;
  };
  const isBound = (
    <span className={css.bound}>
      <CircleCheck aria-hidden="true" size={16} />
      <FormattedMessage {...words.bound} />
    </span>
  );
  return (
    <>
      {isGuest(player.tptType) ? <Text tone="warn">{formatMessage(words.guest)}</Text> : null}
      <CredentialList>
        <CredentialRow
          actions={
            player.phone === '' ? (
              <Button aria-label={formatMessage(words.bindPhone)} onClick={() => bindPhone(false)} size="sm">
                <FormattedMessage {...words.bindWay} />
              </Button>
            ) : (
              <Button
                aria-label={formatMessage(words.movePhone)}
                onClick={() => bindPhone(true)}
                size="sm"
                variant="secondary"
              >
                <FormattedMessage {...words.move} />
              </Button>
            )
          }
          facts={player.phone === '' ? undefined : isBound}
          icon={<ProviderMark id="phone" size={20} />}
          name={`${formatMessage(words.phone)} ${player.phone}`}
        />
        {PROVIDER_NAMES.map((provider) => (
          <CredentialRow
            actions={
              has(provider) ? undefined : (
                <Button
                  aria-label={formatMessage(
                    { id: 'bindProvider.confirm', defaultMessage: '綁定 {provider}' },
                    { provider: providerNames[provider] },
                  )}
                  disabledReason={refusal(provider)}
                  onClick={() => setBinding(provider)}
                  size="sm"
                  variant="secondary"
                >
                  <FormattedMessage {...words.bindWay} />
                </Button>
              )
            }
            facts={has(provider) ? isBound : undefined}
            icon={<ProviderMark id={provider} size={20} />}
            key={provider}
            name={providerNames[provider]}
          />
        ))}
      </CredentialList>
      <BindPhoneDialog moves={movesPhone} onOpenChange={() => setBinding(undefined)} open={binding === 'phone'} />
      {binding === undefined || binding === 'phone' ? null : (
        <BindProviderDialog onClose={() => setBinding(undefined)} provider={binding} />
      )}
    </>
  );
}
