import type { ClubInfo } from '#protocol/entities/club.ts';
import type { RowOf, Tables } from '../tables.ts';

const REFUSAL_MS = 24 * 60 * 60 * 1000;

/** When a player may apply again after a refusal (decisions §6). */
export const reapplyTime = (assertTime: string): string => new Date(Date.parse(assertTime) + REFUSAL_MS).toISOString();

/** Refusals at or before this time no longer count. */
export const oldestRefusal = (now: number): string => new Date(now - REFUSAL_MS).toISOString();

/** A refusal no longer counts after a day. A refusal in the future does not count either, because the clock was set back after it. */
export function applicationState(
  application: RowOf<Tables['clubApplications']> | undefined,
  nowText: string,
): Pick<ClubInfo, 'Application' | 'ReapplyTime'> {
  if (application?.Status === 'open') return { Application: 'open', ReapplyTime: '' };
  const refused = application !== undefined && application.RefuseTime <= nowText;
  const ReapplyTime = refused ? reapplyTime(application.RefuseTime) : '';
  return ReapplyTime > nowText ? { Application: 'refused', ReapplyTime } : { Application: 'none', ReapplyTime: '' };
}
