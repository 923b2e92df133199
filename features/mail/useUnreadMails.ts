import { useQueryClient } from '@tanstack/react-query';
import { getMails, newMail } from '#protocol/operations/mail.ts';
import { useOperation, usePush } from '../client/index.ts';
import { useSessionStatus } from '../session/index.ts';
import { MAILS_KEY } from './useMailAction.ts';

/** How many mails are unread, kept up to date by push 10112; 0 while signed out and until it is known. */
export function useUnreadMails(): number {
  const status = useSessionStatus();
  const queries = useQueryClient();
  const { data = 0 } = useOperation(
    getMails,
    { Page: 1 },
    { enabled: status === 'authenticated', select: ({ Unread }) => Unread },
  );
  usePush(newMail, () => void queries.invalidateQueries({ queryKey: MAILS_KEY }));
  return data;
}
