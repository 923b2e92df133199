import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MODERATORS_MAX } from '#protocol/entities/live.ts';
import { getModerators, setModerator } from '#protocol/operations/live.ts';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useOperation } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName } from '../../../base/player-face/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { PlayerPicker, usePlayerActions } from '../../../shared/players/index.ts';
import { HostAvatar } from '../parts/HostAvatar.tsx';
import * as css from './Host.css.ts';
import { Panel } from './Panel.tsx';

/** The service sends no push when a co-moderator is added or removed. */
const REFRESH_MS = 10_000;

/** The co-moderators of the host's room (15660, 15670). */
export function ModeratorsPanel(): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const playerName = usePlayerName();
  const players = usePlayerActions();
  const [isPicking, setPicking] = useState(false);
  const query = useOperation(getModerators, {}, { staleTime: 0, refetchInterval: REFRESH_MS });
  const set = useMutation({
    mutationFn: (asked: { PlayerID: string; Moderator: boolean }) => call(setModerator, asked),
    onSuccess: () => queries.invalidateQueries({ queryKey: operationKey(getModerators, {}) }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error) }),
  });
  return (
    <Panel
      aside={
        <Button
          disabled={(query.data?.List.length ?? 0) >= MODERATORS_MAX}
          icon={<UserRoundPlus size={16} />}
          onClick={() => setPicking(true)}
          size="sm"
          variant="ghost"
        >
          <FormattedMessage defaultMessage="邀請" id="live.host.invite" />
        </Button>
      }
      title={<FormattedMessage defaultMessage="協管" id="live.host.moderators" />}
    >
      <Loaded query={query} size="compact" skeleton={<RowSkeletons height="2.75rem" rows={2} />}>
        {({ List }) =>
          List.length === 0 ? (
            <p className={css.text}>
              <FormattedMessage defaultMessage="協管能幫您隱藏訊息、禁言和請人離開。" id="live.host.moderatorsNone" />
            </p>
          ) : (
            <Stack
              aria-label={formatMessage({ id: 'live.host.moderatorList', defaultMessage: '協管名單' })}
              as="ul"
              gap={1}
            >
              {List.map(({ Player, Online, Actions }) => (
                <li className={css.row} key={Player.PlayerID}>
                  <HostAvatar player={Player} size={32} />
                  <button className={css.quietName} onClick={() => players?.openCard(Player)} type="button">
                    {playerName(Player.Name)}
                  </button>
                  <Text size={12} tone="muted">
                    {Online ? (
                      <FormattedMessage
                        defaultMessage="在線 · {count, plural, other {處理 # 則}}"
                        id="live.host.moderatorOnline"
                        values={{ count: Actions }}
                      />
                    ) : (
                      <FormattedMessage defaultMessage="離線" id="player.offline" />
                    )}
                  </Text>
                  <Button
                    aria-label={formatMessage(
                      { id: 'live.host.moderatorEnd', defaultMessage: '取消{name}的協管' },
                      { name: playerName(Player.Name) },
                    )}
                    onClick={() => set.mutate({ PlayerID: Player.PlayerID, Moderator: false })}
                    size="sm"
                    variant="ghost"
                  >
                    <FormattedMessage defaultMessage="取消" id="live.host.cancel" />
                  </Button>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {isPicking ? (
        <BottomSheet
          closeLabel={formatMessage({ id: 'live.host.pickClose', defaultMessage: '關閉' })}
          height="full"
          onOpenChange={setPicking}
          open
          title={formatMessage({ id: 'live.host.pick', defaultMessage: '邀請協管' })}
        >
          <Suspense>
            <PlayerPicker
              among="everyone"
              mode="one"
              onPick={({ PlayerID }) => {
                setPicking(false);
                set.mutate({ PlayerID, Moderator: true });
              }}
            />
          </Suspense>
        </BottomSheet>
      ) : null}
    </Panel>
  );
}
