import { Globe, Shield, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayInClub } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOwnClub } from '../../../shared/own-club/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { channelNames } from '../state/envelopeMessages.ts';
import type { EnvelopeForm } from './envelopeForm.ts';
import * as css from './Send.css.ts';

export interface TargetPartProps {
  form: EnvelopeForm;
  errors: { readonly to: string | undefined; readonly player: string | undefined };
  onChange: (part: Partial<EnvelopeForm>) => void;
  onPick: () => void;
}

/** The receiver: all players, the leader's club, or one player. */
export function TargetPart({ form: { to, player }, errors, onChange, onPick }: TargetPartProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName();
  const club = useOwnClub().data ?? undefined;
  const leads = club !== undefined && mayInClub(club.MyRole, 'redEnvelope');
  return (
    <>
      <RadioGroup
        error={errors.to}
        label={formatMessage({ id: 'envelope.to', defaultMessage: '發給誰' })}
        labelHidden
        onValueChange={(next) => onChange({ to: next })}
        options={[
          { value: 'public', label: formatMessage(channelNames[1]), icon: <Globe size={20} /> },
          // A player who may not send to the club sees the reason only after choosing the club.
          ...(!leads && to !== 'club'
            ? []
            : [
                {
                  value: 'club' as const,
                  label: formatMessage(channelNames[3]),
                  icon: <Shield size={20} />,
                  ...(!leads && {
                    disabled: true,
                    hint: formatMessage({ id: 'envelope.leaderOnly', defaultMessage: '會長才能發' }),
                  }),
                },
              ]),
          { value: 'private', label: formatMessage(channelNames[2]), icon: <UserRound size={20} /> },
        ]}
        value={to}
        variant="segments"
      />
      {to === 'private' ? (
        <Stack gap={1}>
          <div className={css.receiverLine}>
            <span className={css.receiverName}>
              {player === undefined ? (
                <FormattedMessage defaultMessage="還沒選擇收紅包的人" id="envelope.noReceiver" />
              ) : (
                <FormattedMessage
                  defaultMessage="發給 {name}"
                  id="envelope.receiver"
                  values={{ name: name(player.Name) }}
                />
              )}
            </span>
            <Button onClick={onPick} size="sm" variant="secondary">
              {player === undefined ? (
                <FormattedMessage defaultMessage="選擇" id="envelope.choose" />
              ) : (
                <FormattedMessage defaultMessage="更換" id="envelope.change" />
              )}
            </Button>
          </div>
          {errors.player === undefined ? null : (
            <Text as="p" role="alert" size={13} tone="warn">
              {errors.player}
            </Text>
          )}
        </Stack>
      ) : null}
    </>
  );
}
