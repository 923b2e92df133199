import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveSanction } from '#protocol/entities/live.ts';
import { blockViewer, getSanctions, kickViewer, muteViewer } from '#protocol/operations/live.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useOperation } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';

const REQUEST = { Page: 1, PerPage: 20 };
/** Co-moderators change the list too, without a push to the host. */
const REFRESH_MS = 10_000;

/** The mutes, removals and blocks in force (15630), each with a lift button. */
export function SanctionsPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const playerName = usePlayerName();
  const query = useOperation(getSanctions, REQUEST, { staleTime: 0, refetchInterval: REFRESH_MS });
  const lift = useMutation({
    mutationFn: async ({ Kind, Player: { PlayerID } }: LiveSanction): Promise<void> => {
      if (Kind === 'mute') await call(muteViewer, { PlayerID, Seconds: 0 });
      else if (Kind === 'kick') await call(kickViewer, { PlayerID, Seconds: 0 });
      else await call(blockViewer, { PlayerID, Blocked: false });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: operationKey(getSanctions).slice(0, 2) }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <Panel
      aside={query.data === undefined ? undefined : query.data.Total}
      title={<FormattedMessage defaultMessage="處置" id="live.host.sanctions" />}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="2.75rem" rows={2} />}>
        {({ List }) =>
          List.length === 0 ? (
            <p className={css.text}>
              <FormattedMessage defaultMessage="目前沒有人被禁言或請出。" id="live.host.sanctionsNone" />
            </p>
          ) : (
            <Stack
              aria-label={formatMessage({ id: 'live.host.sanctionList', defaultMessage: '處置名單' })}
              as="ul"
              gap={1}
            >
              {List.map((sanction) => {
                const name = playerName(sanction.Player.Name);
                return (
                  <li className={css.row} key={`${sanction.Kind} ${sanction.Player.PlayerID}`}>
                    <Stack as="span" gap={0} grow>
                      <b>{name}</b>
                      <Text size={12} tone="muted">
                        {sanction.Kind === 'mute' ? (
                          <FormattedMessage
                            defaultMessage="禁言到 {until}"
                            id="live.host.mutedUntil"
                            values={{ until: <DateTime form="short" locale={locale} value={sanction.Until} /> }}
                          />
                        ) : sanction.Kind === 'kick' ? (
                          <FormattedMessage
                            defaultMessage="請出到 {until}"
                            id="live.host.removedUntil"
                            values={{ until: <DateTime form="short" locale={locale} value={sanction.Until} /> }}
                          />
                        ) : (
                          <FormattedMessage defaultMessage="已封鎖" id="live.host.blocked" />
                        )}
                        {sanction.Reason === '' ? null : ` · ${sanction.Reason}`}
                      </Text>
                    </Stack>
                    <Button
                      aria-label={formatMessage(
                        { id: 'live.host.liftOf', defaultMessage: '解除{name}的處置' },
                        { name },
                      )}
                      onClick={() => lift.mutate(sanction)}
                      size="sm"
                      variant="ghost"
                    >
                      <FormattedMessage defaultMessage="解除" id="live.host.lift" />
                    </Button>
                  </li>
                );
              })}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}
