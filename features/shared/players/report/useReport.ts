import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { type ToastMessage, useToast } from '#ui/components/Toast/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';

/** The code for a repeated report that is still open. */
const REPORTED = 300_014;

/**
 * Sends a report, then closes its dialog with a message. A repeated report closes it too, since the first report is open.
 *
 * @param report sends the report, and returns the text of the success message
 */
export function useReport<Reason>(
  report: (reason: Reason) => Promise<string>,
  close: () => void,
): UseMutationResult<ToastMessage, Error, Reason> {
  const { formatMessage } = useIntl();
  const toast = useToast();
  return useMutation({
    mutationFn: async (reason: Reason): Promise<ToastMessage> => {
      try {
        return { tone: 'success', text: await report(reason) };
      } catch (failure) {
        if (!(failure instanceof RequestFailure) || failure.code !== REPORTED) throw failure;
        const text = formatMessage({ id: 'player.report.twice', defaultMessage: '您已檢舉過，我們正在處理' });
        return { tone: 'info', text };
      }
    },
    onSuccess: (message) => {
      close();
      toast(message);
    },
  });
}
