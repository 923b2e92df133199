import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { checkBinding } from '#protocol/endpoints/phoneCode.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { maskEmail } from '#protocol/rules/email.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Fact } from '#ui/components/FactList/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { firstAnswerOf, useClient, useOperation } from '../../base/client/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { PlayerFacts } from '../../shared/players/index.ts';
import { BindPhoneDialog } from '../../shared/sign-in/index.ts';
import { BoundWays } from './BoundWays.tsx';
import * as css from './Member.css.ts';

/** The player's introduction, club, times and bindings (specification 2 §2). */
export function OwnFacts({ profile: { player } }: { profile: OwnProfile }): ReactNode {
  const query = useOperation(getUserInfo, { PlayerID: player.playerID });
  return (
    <Loaded query={query} size="compact" skeleton={<RowSkeletons height="20.5rem" rows={1} />}>
      {(own) => (
        <Card>
          <PlayerFacts player={own}>
            <Fact name={<FormattedMessage defaultMessage="綁定手機" id="member.phone" />}>
              <BoundPhone phone={player.phone} />
            </Fact>
            <Fact
              empty={player.phone === '' && player.email === ''}
              name={<FormattedMessage defaultMessage="電子信箱" id="member.email" />}
            >
              <BoundEmail email={player.email} isGuest={player.phone === '' && player.email === ''} />
            </Fact>
            <Fact name={<FormattedMessage defaultMessage="帳號綁定" id="member.bound" />}>
              <BoundWays phone={player.phone} types={player.tptType} />
            </Fact>
          </PlayerFacts>
        </Card>
      )}
    </Loaded>
  );
}

function BoundPhone({ phone }: { phone: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const [isBinding, setBinding] = useState(false);
  const { data } = useQuery({
    ...firstAnswerOf(client.first, checkBinding, {}),
    queryKey: ['binding', phone],
    queryFn: ({ signal }) => client.rest.post(checkBinding, {}, { token: client.token(), signal }),
    enabled: phone !== '',
  });
  // Keeps the dialog while the number loads, since the dialog shows the outcome of the binding.
  const dialog = <BindPhoneDialog onOpenChange={setBinding} open={isBinding} />;
  if (phone === '') {
    return (
      <>
        <Button
          aria-label={formatMessage({ id: 'bindWays.phone', defaultMessage: '綁定手機' })}
          onClick={() => setBinding(true)}
          size="sm"
        >
          <FormattedMessage defaultMessage="綁定" id="bindWays.bind" />
        </Button>
        {dialog}
      </>
    );
  }
  return (
    <Inline as="span" inText justify="end" wrap>
      {phone}
      {data === undefined ? null : (
        <span
          className={css.share}
          title={formatMessage(
            { id: 'member.bindCount', defaultMessage: '這支手機已綁定 {count} 個帳號，最多 {limit} 個' },
            { count: data.BindCount, limit: data.BindLimit },
          )}
        >
          {`${String(data.BindCount)}/${String(data.BindLimit)}`}
        </span>
      )}
      {dialog}
    </Inline>
  );
}

function BoundEmail({ email, isGuest }: { email: string; isGuest: boolean }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  if (email !== '') return maskEmail(email);
  if (isGuest) {
    return <FormattedMessage defaultMessage="未綁定" id="member.unbound" />;
  }
  return (
    <Link className={css.bindLink} to={`${prefix}/member/edit#email`}>
      <FormattedMessage defaultMessage="綁定電子信箱" id="member.bindEmail" />
    </Link>
  );
}
