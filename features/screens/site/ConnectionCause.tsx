import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getServiceStatus } from '#protocol/endpoints/operator.ts';
import { useClient } from '../../base/client/index.ts';

/** The duration of a loss after which its cause is checked. */
const AFTER_MS = 4000;
const AGAIN_MS = 15_000;

export interface ConnectionCauseProps {
  /** Shown while the cause is unknown. */
  unknown: ReactNode;
  onKnown: (isKnown: boolean) => void;
}

/**
 * The cause of a lost connection. If the service answers requests but no socket connects, a network between them blocks sockets, like the
 * proxy of an office. Another network then helps.
 */
export default function ConnectionCause({ unknown, onKnown }: ConnectionCauseProps): ReactNode {
  const client = useClient();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { isSuccess } = useQuery({
    queryKey: ['serviceStatus', 'connection'],
    queryFn: ({ signal }) => client.rest.post(getServiceStatus, {}, { signal }),
    enabled: long,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: AGAIN_MS,
  });
  useEffect(() => onKnown(isSuccess), [isSuccess, onKnown]);
  return isSuccess ? (
    <FormattedMessage defaultMessage="即時連線接不上，請換個網路試試" id="connection.noSockets" />
  ) : (
    unknown
  );
}
