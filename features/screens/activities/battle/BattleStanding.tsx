import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BonusBattle } from '#protocol/entities/event.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getBattleStanding } from '#protocol/operations/bonusBattle.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { PagedList, RowSkeletons } from '../../../shared/frames/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import { BattleScore } from './BattleScore.tsx';

const PER_PAGE = 20;

type Place = ResultOf<typeof getBattleStanding>['List'][number];

/** The leaders of each bracket of a battle, the player's own bracket first. */
export function BattleStanding({
  battle: { BattleID, Brackets, Bracket: own, Rule },
}: {
  battle: BonusBattle;
}): ReactNode {
  const { formatMessage } = useIntl();
  const [{ Bracket, Page }, show] = useState({ Bracket: own, Page: 1 });
  const query = useOperation(
    getBattleStanding,
    { BattleID, Bracket, Page, PerPage: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack aria-labelledby="battle-standing" as="section" gap={3}>
      <SectionHeading id="battle-standing">
        <FormattedMessage defaultMessage="名次" id="ranking.places" />
      </SectionHeading>
      <Inline align="stretch" wrap>
        {Brackets.map((one) => (
          <Chip
            key={one.Bracket}
            onClick={() => show({ Bracket: one.Bracket, Page: 1 })}
            selected={one.Bracket === Bracket}
          >
            <FormattedMessage
              defaultMessage="VIP {from}–{to}"
              id="battle.bracket"
              values={{ from: one.MinVip, to: one.MaxVip }}
            />
          </Chip>
        ))}
      </Inline>
      <PagedList
        empty={
          <EmptyState
            description={formatMessage({
              id: 'battle.nobodyText',
              defaultMessage: '參加後玩一局就能上榜。',
            })}
            drawing={<StateDrawing id="podium" />}
            size="compact"
            title={formatMessage({ id: 'battle.nobody', defaultMessage: '這一組還沒有人上榜' })}
          />
        }
        pagesLabel={formatMessage({ id: 'battle.pages', defaultMessage: '名次分頁' })}
        perPage={PER_PAGE}
        place={{ page: Page, turnTo: (next) => show({ Bracket, Page: next }) }}
        query={query}
        skeleton={<RowSkeletons height="3.75rem" rows={6} />}
      >
        {({ List }) => (
          <Stack
            aria-label={formatMessage({ id: 'ranking.places', defaultMessage: '名次' })}
            as="ol"
            gap={2}
            start={List[0]?.Rank}
          >
            {List.map((place) => (
              <PlaceRow key={place.Player.PlayerID} place={place} rule={Rule} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

function PlaceRow({
  place: { Rank, Player, Score, Bonus },
  rule,
}: {
  place: Place;
  rule: BonusBattle['Rule'];
}): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { session } = useSession();
  const playerName = usePlayerName();
  const actions = usePlayerActions();
  const { PlayerID, Name, PicURL, PictureSetting, VIPLevel } = Player;
  return (
    <RankingRow
      avatar={
        <Avatar
          name=""
          src={playerPicture({ playerID: PlayerID, picURL: PicURL, pictureSetting: PictureSetting })}
          tier={VIP_LEVELS.find((one) => one === VIPLevel) ?? 0}
        />
      }
      detail={
        Bonus === 0 ? undefined : (
          <FormattedMessage
            defaultMessage="獎金 {gold}"
            id="battle.bonus"
            values={{ gold: <Amount format="short" locale={locale} value={Bonus} /> }}
          />
        )
      }
      name={playerName(Name)}
      {...(actions && { onPress: () => actions.openCard(Player) })}
      own={session?.playerID === PlayerID ? formatMessage({ id: 'ranking.own', defaultMessage: '您' }) : undefined}
      place={Rank}
      placeLabel={formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: Rank })}
      value={<BattleScore rule={rule} score={Score} />}
    />
  );
}
