import { useQueryClient } from '@tanstack/react-query';
import { Swords, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { getRaceBoard, getRaces, joinRace } from '#protocol/operations/race.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall, useSingleMutation } from '../../../../base/client/index.ts';
import { useErrorText } from '../../../../base/errors/index.ts';
import { Link, useLocation } from '../../../../base/routing/index.ts';
import { useMemberReason } from '../../parts/useMemberReason.ts';

const refusals = defineMessages({
  200114: { id: 'race.refused.200114', defaultMessage: '每支手機一個名額，請先綁定手機再參加' },
  300015: { id: 'battle.refused.300015', defaultMessage: '這一場您已經參加了' },
  300016: { id: 'race.refused.300016', defaultMessage: '這一場還沒開始或已經結束' },
  300020: { id: 'race.refused.300020', defaultMessage: '門票不足，完成每日挑戰可獲得門票' },
  300053: { id: 'race.refused.300053', defaultMessage: '同一支手機的另一個帳號已經參加這一場' },
});

export interface JoinRaceProps {
  race: Race;
  /** The tickets that the player can use. */
  tickets: number;
}

/** The button that enters an open race, or the way to its games after the entry. Renders nothing for other races. */
export function JoinRace({ race: { BattleID, Entry, Own, Rounds, Scope, State }, tickets }: JoinRaceProps): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const guest = useMemberReason();
  const prefix = localePrefix(useLocation().pathname);
  const join = useSingleMutation({
    mutationFn: () => call(joinRace, { BattleID }),
    onSuccess: () =>
      toast({
        tone: 'success',
        text: formatMessage({ id: 'race.welcome', defaultMessage: '參加成功，從下一局開始計分' }),
      }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error, refusals) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: operationKey(getRaces) });
      await queries.invalidateQueries({ queryKey: ['operation', getRaceBoard.name] });
    },
  });
  if (State !== 'open' || Own.Out !== '') return null;
  if (Own.Joined) {
    if (Own.Rounds >= Rounds) return null;
    const to = Scope.Kind === 'game' ? `/play-game/now?game=${encodeURIComponent(Scope.GameCode)}` : '/play-game/m';
    return (
      <Button asChild variant="secondary">
        <Link to={`${prefix}${to}`}>
          <FormattedMessage defaultMessage="去玩" id="spinGrants.play" />
        </Link>
      </Button>
    );
  }
  const noTicket =
    Entry === 'ticket' && tickets === 0
      ? formatMessage({ id: 'race.noTicket', defaultMessage: '完成每日挑戰可獲得門票' })
      : undefined;
  return (
    <Button
      busy={join.isPending}
      disabledReason={guest ?? noTicket}
      fullWidth
      icon={Entry === 'ticket' ? <Ticket size={20} /> : <Swords size={20} />}
      onClick={() => join.mutate()}
      size="lg"
      {...(guest !== undefined && { reasonShown: 'elsewhere' as const })}
    >
      {Entry === 'ticket' ? (
        <FormattedMessage defaultMessage="用 1 張門票參加" id="race.joinByTicket" />
      ) : (
        <FormattedMessage defaultMessage="免費參加" id="battle.join" />
      )}
    </Button>
  );
}
