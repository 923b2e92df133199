import { useQueryClient } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { BonusBattle } from '#protocol/entities/event.ts';
import { getBattleStanding, getBonusBattles, joinBonusBattle } from '#protocol/operations/bonusBattle.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useSingleMutation } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { useMemberReason } from '../parts/useMemberReason.ts';
import { BattleScore } from './BattleScore.tsx';
import { PrizeHead } from './PrizeHead.tsx';

const rules = defineMessages({
  multiple: { id: 'battle.rule.multiple', defaultMessage: '比單局最高倍數，小注也能贏' },
  win: { id: 'battle.rule.win', defaultMessage: '比累積贏分' },
});
const refusals = defineMessages({
  300015: { id: 'battle.refused.300015', defaultMessage: '這一場您已經參加了' },
  300016: { id: 'battle.refused.300016', defaultMessage: '這一場已經結束，請參加下一場' },
});

/** A battle: its pool, rule and time left, and the join button or the player's place. */
export function BattleCard({ battle }: { battle: BonusBattle }): ReactNode {
  const { Rule, EndTime, Brackets, Bracket, Joined, Shares } = battle;
  const own = Brackets.find((one) => one.Bracket === Bracket);
  return (
    <Card>
      <Stack gap={3}>
        <PrizeHead
          facts={
            <>
              <span>
                <FormattedMessage
                  defaultMessage="VIP {from}–{to} · {players, plural, other {# 人參加}}"
                  id="battle.facts"
                  values={{ from: own?.MinVip ?? 0, to: own?.MaxVip ?? 0, players: own?.Players ?? 0 }}
                />
              </span>
              <span>
                <TimeLeft until={EndTime} />
              </span>
            </>
          }
          gold={own?.Pool ?? 0}
          label={<FormattedMessage defaultMessage="您這一組的總獎金" id="battle.pool" />}
          rule={<FormattedMessage {...rules[Rule]} />}
        />
        {Joined ? <OwnPlace battle={battle} /> : <Join battle={battle} />}
        <Text as="p" size={13} tone="muted">
          <FormattedMessage
            defaultMessage="前 {places} 名依名次分獎金，第 1 名 {first}%。結束後獎金放在今日獎勵，7 天內領取。"
            id="battle.shares"
            values={{ places: Shares.length, first: Shares[0] ?? 0 }}
          />
        </Text>
      </Stack>
    </Card>
  );
}

function OwnPlace({ battle: { Rank, Rule, Score } }: { battle: BonusBattle }): ReactNode {
  return (
    <Stack as="ul" gap={2}>
      <Inline as="li" gap={3} justify="between" rowGap={1} size={15} wrap>
        <span>
          {Rank === 0 ? (
            <FormattedMessage defaultMessage="已參加，從下一局開始計分" id="battle.joined" />
          ) : (
            <FormattedMessage defaultMessage="目前第 {rank} 名" id="battle.rank" values={{ rank: Rank }} />
          )}
        </span>
        {Rank === 0 ? null : (
          <span>
            <BattleScore rule={Rule} score={Score} />
          </span>
        )}
      </Inline>
    </Stack>
  );
}

function Join({ battle: { BattleID } }: { battle: BonusBattle }): ReactNode {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const reason = useMemberReason();
  const join = useSingleMutation({
    mutationFn: () => call(joinBonusBattle, { BattleID }),
    onSuccess: () =>
      toast({ tone: 'success', text: formatMessage({ id: 'battle.welcome', defaultMessage: '參加成功，祝您好運！' }) }),
    onError: (error) => toast({ tone: 'danger', text: errorText(error, refusals) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: operationKey(getBonusBattles) });
      await queries.invalidateQueries({ queryKey: ['operation', getBattleStanding.name] });
    },
  });
  return (
    <Button
      fullWidth
      icon={<Swords size={20} />}
      onClick={() => join.mutate()}
      size="lg"
      busy={join.isPending}
      disabledReason={reason}
      reasonShown="elsewhere"
    >
      <FormattedMessage defaultMessage="免費參加" id="battle.join" />
    </Button>
  );
}
