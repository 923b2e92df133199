import type { QueryClient } from '@tanstack/react-query';
import * as alliance from '#protocol/operations/alliance.ts';
import * as club from '#protocol/operations/club.ts';
import * as vault from '#protocol/operations/clubVault.ts';

const READS: ReadonlySet<unknown> = new Set(
  [
    club.getClub,
    club.searchClubs,
    club.getClubMembers,
    club.getClubApplications,
    club.getOwnClubApplications,
    club.getClubInvitations,
    club.getClubRank,
    vault.getClubVaultRecords,
    vault.getClubCoupons,
    vault.getClubAchievements,
    alliance.getAlliance,
    alliance.searchAlliances,
    alliance.getAllianceRequests,
  ].map(({ name }) => name),
);

/** Reads the clubs on the screen again. Other reads about clubs are repeated when they are shown next. */
export const refreshClubs = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [kind, name] }) => kind === 'operation' && READS.has(name) });
