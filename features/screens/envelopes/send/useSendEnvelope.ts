import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { operationKey, RequestFailure, useCall, uuid } from '../../../base/client/index.ts';
import { refreshEnvelopes } from '../state/useEnvelope.ts';

type Request = RequestOf<typeof createEnvelope>;

/**
 * Sends a red envelope once. An attempt without an answer is repeated under the same id while the content is the same, so that the gold is
 * paid once.
 */
export function useSendEnvelope(): UseMutationResult<OwnRedEnvelope, Error, Request> {
  const call = useCall();
  const queries = useQueryClient();
  const last = useRef<{ readonly said: string; readonly r: string }>(undefined);
  return useMutation({
    mutationFn: async (request) => {
      const said = JSON.stringify(request);
      if (last.current?.said !== said) last.current = { said, r: uuid() };
      try {
        const { RedEnvelope } = await call(createEnvelope, request, { r: last.current.r });
        last.current = undefined;
        return RedEnvelope;
      } catch (error) {
        // After a refusal nothing was sent, so the next try is a new request.
        if (error instanceof RequestFailure) last.current = undefined;
        throw error;
      }
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: operationKey(getGiftCatalogue) });
      void refreshEnvelopes(queries);
    },
  });
}
