import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ClubAchievement, ClubInfo } from '#protocol/entities/club.ts';
import { claimClubAchievement, getClubAchievements } from '#protocol/operations/clubVault.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Progress } from '#ui/components/Progress/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import * as css from '../Club.css.ts';
import { RowCard } from '../parts/RowCard.tsx';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { Gold } from '../parts/Gold.tsx';
import { useClubAction } from '../useClubAction.ts';

const names: Record<ClubAchievement['Kind'], MessageDescriptor> = defineMessages({
  members: { id: 'clubs.achievement.members', defaultMessage: '會員達到 {target, number} 人' },
  contribution: { id: 'clubs.achievement.contribution', defaultMessage: '累計貢獻 {target, number} 金幣' },
  level: { id: 'clubs.achievement.level', defaultMessage: '俱樂部升到 {target, number} 級' },
  chat: { id: 'clubs.achievement.chat', defaultMessage: '開啟俱樂部聊天室' },
  alliance: { id: 'clubs.achievement.alliance', defaultMessage: '加入聯盟' },
});

/** The club's common achievements. Officers claim the rewards into the vault (14960–14970). */
export function AchievementsView({ club }: { club: ClubInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getClubAchievements, {});
  const title = formatMessage({ id: 'clubs.achievements', defaultMessage: '成就' });
  return (
    <ClubFrame
      note={<FormattedMessage defaultMessage="獎勵會進入俱樂部金庫" id="clubs.achievementsNote" />}
      title={title}
    >
      <Loaded query={query} skeleton={<RowSkeletons height="6rem" rows={5} />}>
        {({ List }) => (
          <Stack aria-label={title} as="ul" gap={3}>
            {List.map((achievement) => (
              <Achievement
                achievement={achievement}
                key={achievement.AchievementID}
                mayClaim={mayInClub(club.MyRole, 'claimAchievement')}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </ClubFrame>
  );
}

function Achievement({
  achievement: { AchievementID, Kind, Target, Progress: reached, Reward, Claimed },
  mayClaim,
}: {
  achievement: ClubAchievement;
  mayClaim: boolean;
}): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const claim = useClubAction((call) => call(claimClubAchievement, { AchievementID }), {
    done: formatMessage(
      { id: 'clubs.achievementClaimed', defaultMessage: '{sum, number} 金幣進入金庫了！' },
      { sum: Reward },
    ),
  });
  const name = formatMessage(names[Kind], { target: Target });
  const isReached = reached >= Target;
  return (
    <RowCard label={name} layout="stack">
      <div className={css.ends}>
        <div className={css.tight}>
          <Text weight="bold">{name}</Text>
          <Inline gap={3} rowGap={1} size={13} tone="muted" wrap>
            <Gold value={Reward} />
            {isReached ? null : (
              <span>
                {formatNumber(reached)} / {formatNumber(Target)}
              </span>
            )}
          </Inline>
        </div>
        {end()}
      </div>
      <Progress
        format={() => `${formatNumber(Math.min(reached, Target))} / ${formatNumber(Target)}`}
        label={name}
        labelHidden
        max={Target}
        size="sm"
        tone={isReached ? 'positive' : 'primary'}
        value={Math.min(reached, Target)}
      />
    </RowCard>
  );

  function end(): ReactNode {
    if (Claimed)
      return (
        <Text size={13} tone="positive">
          <FormattedMessage defaultMessage="已領取" id="clubs.coupon.redeemed" />
        </Text>
      );
    if (!isReached) return null;
    if (!mayClaim)
      return (
        <Text size={13} tone="muted">
          <FormattedMessage defaultMessage="由會長或副會長領取" id="clubs.officersClaim" />
        </Text>
      );
    return (
      <Button busy={claim.isPending} onClick={() => claim.mutate()} size="sm" variant="gold">
        <FormattedMessage defaultMessage="領取" id="mail.collect" />
      </Button>
    );
  }
}
