import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { PushContract } from '#protocol/operation.ts';
import * as alliance from '#protocol/operations/alliance.ts';
import * as club from '#protocol/operations/club.ts';
import * as office from '#protocol/operations/clubOffice.ts';
import * as vault from '#protocol/operations/clubVault.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useClient, usePush } from '../../base/client/index.ts';
import { usePlayerName } from '../../base/player-face/index.ts';
import { refreshClubs } from '../../shared/own-club/index.ts';

const CHANGES: readonly PushContract[] = [
  club.clubApplicationArrived,
  club.clubMemberJoined,
  club.clubMembershipChanged,
  club.clubApplicationRefused,
  club.clubInvitationArrived,
  club.clubMemberLeft,
  club.clubMemberKicked,
  club.kickedFromClub,
  office.clubEdited,
  office.clubLeadershipOffered,
  office.clubLeadershipAnswered,
  office.clubSuccessorChanged,
  office.clubRoleChanged,
  office.clubChatOpened,
  office.clubDissolving,
  office.clubDissolved,
  vault.clubLevelUp,
  vault.clubCouponArrived,
  alliance.allianceRequestArrived,
  alliance.clubAllianceChanged,
];

/** Keeps the page up to date with the club, and shows messages that concern the player. */
export function useClubPushes(): void {
  const { formatMessage } = useIntl();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const playerName = usePlayerName();
  useEffect(() => {
    const refresh = (): void => void refreshClubs(queries);
    const stops = CHANGES.map((push) => client.on(push, refresh));
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, queries]);
  usePush(club.kickedFromClub, ({ ClubName }) =>
    toast({
      tone: 'info',
      text: formatMessage({ id: 'clubs.kicked', defaultMessage: '您已被移出「{name}」' }, { name: ClubName }),
    }),
  );
  usePush(club.clubApplicationRefused, ({ ClubName }) =>
    toast({
      tone: 'info',
      text: formatMessage({ id: 'clubs.refusedYou', defaultMessage: '「{name}」婉拒了您的申請' }, { name: ClubName }),
    }),
  );
  usePush(office.clubDissolved, ({ ClubName }) =>
    toast({
      tone: 'info',
      text: formatMessage({ id: 'clubs.dissolved', defaultMessage: '「{name}」已解散' }, { name: ClubName }),
    }),
  );
  usePush(office.clubLeadershipAnswered, ({ Name, Accept }) =>
    toast({
      tone: Accept ? 'success' : 'info',
      text: formatMessage(
        {
          id: 'clubs.leaderAnswered',
          defaultMessage: '{accepted, select, yes {{name} 已接任會長} other {{name} 婉拒接任會長}}',
        },
        { accepted: Accept ? 'yes' : 'no', name: playerName(Name) },
      ),
    }),
  );
  usePush(vault.clubLevelUp, ({ Level }) =>
    toast({
      tone: 'success',
      text: formatMessage({ id: 'clubs.levelUp', defaultMessage: '俱樂部升到 {level} 級了！' }, { level: Level }),
    }),
  );
}
