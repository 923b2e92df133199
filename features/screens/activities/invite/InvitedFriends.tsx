import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { INVITED_STATE, type InvitedFriend, type InviteInfo } from '#protocol/entities/invite.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { claimInviteReward, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { VIP_LEVELS } from '#art/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { operationKey, useCall, useOperation } from '../../../base/client/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { Loaded, RowSkeletons } from '../../../shared/frames/index.ts';
import { useClaim } from '../../../shared/rewards/index.ts';
import { playerPicture, usePlayerName } from '../../../base/player-face/index.ts';
import * as css from './Invite.css.ts';

/** The friends invited by the player's code, with their rewards, and a button that claims all. */
export function InvitedFriends({ info }: { info: InviteInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const query = useOperation(getInvitedFriends, {});
  const ready = (query.data?.List ?? []).filter(({ State }) => State === INVITED_STATE.claimable);
  return (
    <Stack aria-labelledby="invited-friends" as="section" gap={3}>
      <SectionHeading aside={`${String(info.Friends)} / ${String(info.MostFriends)}`} id="invited-friends">
        <FormattedMessage defaultMessage="邀請的好友" id="invite.friends" />
      </SectionHeading>
      {ready.length > 1 ? <ClaimFriends friends={ready} isWide /> : null}
      <Loaded query={query} skeleton={<RowSkeletons height="4.5rem" rows={3} />}>
        {({ List }) =>
          List.length === 0 ? (
            <EmptyState
              description={formatMessage({
                id: 'invite.noFriendsText',
                defaultMessage: '把邀請碼傳給朋友，他加入後會出現在這裡。',
              })}
              drawing={<StateDrawing id="no-friends" />}
              size="compact"
              title={formatMessage({ id: 'invite.noFriends', defaultMessage: '還沒有邀請到好友' })}
            />
          ) : (
            <Stack aria-label={formatMessage({ id: 'invite.friends', defaultMessage: '邀請的好友' })} as="ul" gap={2}>
              {List.map((friend) => (
                <Friend friend={friend} info={info} key={friend.PlayerID} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Friend({ friend, info }: { friend: InvitedFriend; info: InviteInfo }): ReactNode {
  const playerName = usePlayerName();
  const { PlayerID, Name, PicURL, PictureSetting, VIPLevel, Level, State, Reward } = friend;
  return (
    <li className={css.friend}>
      <Avatar
        name=""
        src={playerPicture({ playerID: PlayerID, picURL: PicURL, pictureSetting: PictureSetting })}
        tier={VIP_LEVELS.find((one) => one === VIPLevel) ?? 0}
      />
      <span className={css.friendMessages}>
        <Text as="strong" tone="inherit" weight="bold">
          {playerName(Name)}
        </Text>
        <Text size={13} tone="muted">
          {State === INVITED_STATE.waiting ? (
            <FormattedMessage
              defaultMessage="LV.{level} · 達 LV.{goal} 或 VIP {vip} 得 {gold, number} 金幣"
              id="invite.waiting"
              values={{ level: Level, goal: info.MilestoneLevel, vip: info.MilestoneVip, gold: Reward }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="LV.{level} · {gold, number} 金幣"
              id="invite.reached"
              values={{ level: Level, gold: Reward }}
            />
          )}
        </Text>
      </span>
      {State === INVITED_STATE.claimable ? <ClaimFriends friends={[friend]} /> : null}
      {State === INVITED_STATE.claimed ? (
        <Text size={13} tone="positive" weight="bold">
          <FormattedMessage defaultMessage="已領取" id="mission.claimed" />
        </Text>
      ) : null}
      {State === INVITED_STATE.waiting ? (
        <Text size={13} tone="muted">
          <FormattedMessage defaultMessage="未達標" id="invite.notYet" />
        </Text>
      ) : null}
    </li>
  );
}

interface ClaimFriendsProps {
  friends: readonly InvitedFriend[];
  isWide?: boolean;
}

function ClaimFriends({ friends, isWide = false }: ClaimFriendsProps): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const queries = useQueryClient();
  const call = useCall();
  const button = useRef<HTMLButtonElement>(null);
  const claiming = useClaim({
    claim: (FriendRequest: string[]) => call(claimInviteReward, { FriendRequest }),
    list: operationKey(getInvitedFriends),
    gained: ({ Gold }) => [{ ItemID: ITEM.gold, Amount: Gold }],
    onClaimed: () => void queries.invalidateQueries({ queryKey: operationKey(getInviteInfo) }),
  });
  const shared = {
    busy: claiming.isPending,
    onClick: () => claiming.mutate({ given: friends.map(({ PlayerID }) => PlayerID), from: button.current }),
    ref: button,
    variant: 'gold',
  } as const;
  if (isWide) {
    return (
      <div className={css.claimAll}>
        <Button {...shared} fullWidth size="lg">
          <FormattedMessage
            defaultMessage="全部領取 {amount, number} 金幣"
            id="invite.claimAll"
            values={{ amount: friends.reduce((sum, { Reward }) => sum + Reward, 0) }}
          />
        </Button>
      </div>
    );
  }
  return (
    <Button
      {...shared}
      aria-label={formatMessage(
        { id: 'invite.claimOf', defaultMessage: '領取：邀請 {name}' },
        { name: playerName(friends[0]?.Name ?? '') },
      )}
      size="sm"
    >
      <FormattedMessage defaultMessage="領取" id="mission.claim" />
    </Button>
  );
}
