import { useCallback, useEffect } from 'react';
import { useClient, usePush } from '#features/base/client/index.ts';
import { useBrand, useReceiveOpenParts } from '#features/base/settings/index.ts';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { switchesChanged } from '#protocol/operations/operator.ts';

/** Keeps up to date which parts of the product are open: asks once, and again after each change by the operator. */
export default function OpenParts(): null {
  const { rest } = useClient();
  const { ID } = useBrand();
  const receive = useReceiveOpenParts();
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        receive((await rest.post(getServiceStatus, {}, signal === undefined ? {} : { signal })).Open);
      } catch {
        // What is known stays; the next page is made with the current state.
        if (signal?.aborted !== true) receive();
      }
    },
    [rest, receive],
  );
  usePush(switchesChanged, () => void ask());
  useEffect(() => {
    const gone = new AbortController();
    void ask(gone.signal);
    return () => gone.abort();
  }, [ask, ID]);
  return null;
}
