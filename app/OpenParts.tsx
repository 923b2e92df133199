import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient, usePush } from '#features/base/client/index.ts';
import { openPartsKey, useBrand, useReceiveOpenParts } from '#features/base/settings/index.ts';
import { useOpenPartsError } from '#features/shared/frames/index.ts';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { switchesChanged } from '#protocol/operations/operator.ts';

/** Keeps the open parts of the product up to date: it asks until the service answers, and again after each change. */
export default function OpenParts(): null {
  const { rest } = useClient();
  const { ID } = useBrand();
  const queries = useQueryClient();
  const { receive, doubt } = useReceiveOpenParts();
  const { data } = useQuery({
    queryKey: openPartsKey(ID),
    queryFn: async ({ signal }) => (await rest.post(getServiceStatus, {}, { signal })).Open,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: true,
    retryDelay: (attempt) => Math.min(15_000, 1000 * 2 ** attempt),
  });
  const hasFailed = useOpenPartsError() !== undefined;
  usePush(switchesChanged, () => void queries.invalidateQueries({ queryKey: openPartsKey(ID) }));
  useEffect(() => {
    if (data !== undefined) receive(data);
    else if (hasFailed) doubt();
  }, [data, hasFailed, receive, doubt]);
  return null;
}
