import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { defineMessages, useIntl } from 'react-intl';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getHonors, pinHonor } from '#protocol/operations/honor.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall } from '../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../base/errors/index.ts';

/** The most pinned records (specification 2 §9). */
export const PIN_LIMIT = 3;

export const PINNED = 1;
const NOT_PINNED = 2;

const failed: ErrorOverrides = defineMessages({
  300014: { id: 'honors.full', defaultMessage: '最多釘選 3 筆，請先取消一筆' },
});

/** Pins or unpins a record (11830). Shows the change immediately, and reverts it with the reason after a refusal. */
export function usePinHonor(): UseMutationResult<HonorRecord, Error, HonorRecord> {
  const { formatMessage } = useIntl();
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const put = ({ PlayerID, ID }: HonorRecord, Pinned: HonorRecord['Pinned']): void => {
    queries.setQueryData(
      operationKey(getHonors, { PlayerID }),
      (kept: ResultOf<typeof getHonors> | undefined) =>
        kept && { Achievements: kept.Achievements.map((one) => (one.ID === ID ? { ...one, Pinned } : one)) },
    );
  };
  const toggled = ({ Pinned }: HonorRecord): HonorRecord['Pinned'] => (Pinned === PINNED ? NOT_PINNED : PINNED);
  return useMutation({
    mutationFn: (record: HonorRecord) => call(pinHonor, { ID: record.ID, Pinned: toggled(record) }),
    onMutate: (record) => put(record, toggled(record)),
    onSuccess: ({ Pinned }) =>
      toast({
        tone: 'success',
        text:
          Pinned === PINNED
            ? formatMessage({ id: 'honors.pinned', defaultMessage: '已釘選' })
            : formatMessage({ id: 'honors.unpinned', defaultMessage: '已取消釘選' }),
      }),
    onError: (error, record) => {
      put(record, record.Pinned);
      toast({ tone: 'danger', text: errorText(error, failed) });
    },
    onSettled: (_result, _error, { PlayerID }) =>
      queries.invalidateQueries({ queryKey: operationKey(getHonors, { PlayerID }) }),
  });
}
