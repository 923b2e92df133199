import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { useClient } from '../../base/client/index.ts';
import { MaintenancePage } from './MaintenancePage.tsx';

/** Asked again after 15 to 45 s, so that not everyone comes back in the same second. */
const AGAIN_MS = 15_000;
const SPREAD_MS = 30_000;

export interface MaintenanceScreenProps {
  /** The product has made way: before that, there is only the question. */
  closed: boolean;
  /** Told each time what the service said, and `false` when nobody answered. */
  onStatus: (closed: boolean) => void;
}

/** Asks whether the service is closed; while it is, this is the whole page: why, until when, and that nothing is lost. */
export default function MaintenanceScreen({ closed, onStatus }: MaintenanceScreenProps): ReactNode {
  const client = useClient();
  const { data, isError, dataUpdatedAt, refetch, isFetching } = useQuery({
    queryKey: ['serviceStatus'],
    queryFn: ({ signal }) => client.rest.post(getServiceStatus, {}, { signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: () => AGAIN_MS + Math.random() * SPREAD_MS,
  });
  const tell = useEffectEvent(onStatus);
  useEffect(() => {
    if (data !== undefined) tell(data.Maintenance.On);
    else if (isError) tell(false);
  }, [data, dataUpdatedAt, isError]);
  return closed && data?.Maintenance.On === true ? (
    <MaintenancePage busy={isFetching} maintenance={data.Maintenance} onRetry={() => void refetch()} />
  ) : null;
}
