import { Ticket } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { InviteInfo } from '#protocol/entities/invite.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { bindInviteCode, getInviteInfo } from '#protocol/operations/invite.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useSearchParams } from '../../../base/routing/index.ts';
import { useClaim } from '../../../shared/rewards/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import * as css from './Invite.css.ts';
import { CODE_PARAMETER } from './sharedCode.ts';

const MAX_LENGTH = 32;

const refusals = defineMessages({
  100001: { id: 'invite.refused.100001', defaultMessage: '無法綁定自己的邀請碼' },
  100009: { id: 'invite.refused.100009', defaultMessage: '查無此邀請碼，請確認後再輸入' },
  300012: { id: 'invite.refused.300012', defaultMessage: '您已經綁定過邀請碼' },
  300014: { id: 'invite.refused.300014', defaultMessage: '這位好友的邀請人數已滿，請改用其他邀請碼' },
  300016: { id: 'invite.refused.300016', defaultMessage: '註冊超過 7 天，不能再綁定邀請碼' },
  300017: { id: 'invite.refused.300017', defaultMessage: '對方的帳號比您晚註冊，請改用其他邀請碼' },
});

/** The player's inviter, or the field for a friend's code while binding is allowed. */
export function BindCode({ info }: { info: InviteInfo }): ReactNode {
  const playerName = usePlayerName();
  if (info.InviterID !== '') {
    return (
      <Text as="p" tone="muted">
        <FormattedMessage
          defaultMessage="您由 {name} 邀請加入"
          id="invite.inviter"
          values={{ name: <strong>{playerName(info.InviterName)}</strong> }}
        />
      </Text>
    );
  }
  return info.BindUntil === '' ? null : <CodeForm info={info} />;
}

function CodeForm({ info: { BindUntil, WelcomeGold } }: { info: InviteInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const [parameters] = useSearchParams();
  const [code, setCode] = useState(() => (parameters.get(CODE_PARAMETER) ?? '').slice(0, MAX_LENGTH));
  const call = useCall();
  const errorText = useErrorText();
  const button = useRef<HTMLButtonElement>(null);
  const bind = useClaim({
    claim: (FriendCode: string) => call(bindInviteCode, { FriendCode }),
    list: operationKey(getInviteInfo),
    gained: ({ Bonus }) => [{ ItemID: ITEM.gold, Amount: Bonus }],
    // The field shows the refusal.
    onRefused: () => undefined,
  });
  const given = code.trim();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (given !== '' && !bind.isPending) bind.mutate({ given, from: button.current });
  };
  return (
    <section aria-labelledby="bind-code">
      <Card>
        <Stack as="form" gap={3} onSubmit={submit}>
          <h2 className={css.heading} id="bind-code">
            <FormattedMessage
              defaultMessage="輸入好友的邀請碼，得 {gold, number} 金幣"
              id="invite.bindTitle"
              values={{ gold: WelcomeGold }}
            />
          </h2>
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            before={<Ticket aria-hidden="true" size={20} />}
            clearLabel={formatMessage({ id: 'invite.clear', defaultMessage: '清除邀請碼' })}
            enterKeyHint="done"
            error={bind.error === null ? undefined : errorText(bind.error, refusals)}
            hint={
              <FormattedMessage
                defaultMessage="只能綁定一次 · {left}"
                id="invite.hint"
                values={{ left: <TimeLeft until={BindUntil} /> }}
              />
            }
            label={formatMessage({ id: 'invite.code', defaultMessage: '好友的邀請碼' })}
            maxLength={MAX_LENGTH}
            onValueChange={(text) => {
              setCode(text);
              // The last refusal was for another code.
              if (bind.isError) bind.reset();
            }}
            spellCheck={false}
            value={code}
          />
          <Button
            ref={button}
            type="submit"
            variant="gold"
            {...(bind.isPending ? { busy: true } : { disabled: given === '' })}
          >
            <FormattedMessage defaultMessage="綁定領取" id="invite.bind" />
          </Button>
        </Stack>
      </Card>
    </section>
  );
}
