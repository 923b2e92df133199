import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { useClient } from '../../base/client/index.ts';
import { MaintenancePage } from './MaintenancePage.tsx';

/** Asks again after 15 to 45 s, which spreads the returning players. */
const AGAIN_MS = 15_000;
const SPREAD_MS = 30_000;

export interface MaintenanceScreenProps {
  /** Whether the product is hidden. Until then, this component only asks. */
  closed: boolean;
  /** Called with each answer, and with `false` if there is no answer. */
  onStatus: (closed: boolean) => void;
}

/** Asks whether the service is closed. If so, shows the whole page: reason, end, and that nothing is lost. */
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
