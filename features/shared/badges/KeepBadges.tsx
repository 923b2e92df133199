import { useQueryClient } from '@tanstack/react-query';
import { newMail } from '#protocol/operations/mail.ts';
import { getEvents, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { operationKey, usePush } from '../../base/client/index.ts';
import { MAILS_KEY } from './mailsKey.ts';

/** Reads missions and mail again when the service pushes a change; `KeepRewards` does so for the rest. Mount it once on a page. */
export function KeepBadges(): null {
  const queries = useQueryClient();
  usePush(missionDone, () => {
    void queries.invalidateQueries({ queryKey: operationKey(getMissions), refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
  });
  usePush(newMail, () => void queries.invalidateQueries({ queryKey: MAILS_KEY }));
  return null;
}
