import { DAY_MS } from '#protocol/duration.ts';
import type { Moment } from '../dispatch/context.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { ClubRow } from './office.ts';

const NEW_MEMBER_MS = 7 * DAY_MS;

/** Whether a membership is younger than seven days. A thief who admits a stolen account into a club would deposit in that time. */
export const isNewMember = ({ JoinTime }: Pick<RowOf<Tables['clubMembers']>, 'JoinTime'>, { now }: Moment): boolean =>
  now < Date.parse(JoinTime) + NEW_MEMBER_MS;

/** Whether the vault got a deposit with a second check within the last 24 hours. */
export const hasCheckedDeposit = ({ CheckedDepositTime }: ClubRow, { now }: Moment): boolean =>
  CheckedDepositTime !== '' && now < Date.parse(CheckedDepositTime) + DAY_MS;
