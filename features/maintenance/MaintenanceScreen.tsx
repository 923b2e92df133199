import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { getServiceStatus } from '#protocol/endpoints/announcement.ts';
import { Button } from '#ui/components/Button/index.ts';
import { OfflineState } from '#ui/components/StateView/index.ts';
import { useClient } from '../client/index.ts';
import { StateDrawing } from '../errors/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import * as css from './Maintenance.css.ts';

/** Asked again after 15 to 45 s, so that not everyone comes back in the same second. */
const AGAIN_MS = 15_000;
const SPREAD_MS = 30_000;

/**
 * Asks whether the service is closed; while it is, this is the whole page: why, until when, and that nothing is lost.
 * @param onStatus told each time what the service said, and `false` when nobody answered
 */
export function MaintenanceScreen({ onStatus }: { onStatus: (closed: boolean) => void }): ReactNode {
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
  return data?.Maintenance.On === true ? (
    <Closed busy={isFetching} maintenance={data.Maintenance} onRetry={() => void refetch()} />
  ) : null;
}

interface ClosedProps {
  maintenance: { readonly Until: string; readonly Message: Readonly<Record<'zh_tw' | 'id_id' | 'vi_vn', string>> };
  busy: boolean;
  onRetry: () => void;
}

function Closed({ maintenance: { Until, Message }, busy, onRetry }: ClosedProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { ID, Name } = useBrand();
  return (
    <main className={css.page}>
      <img alt={Name[locale]} className={css.logo} src={`/brands/${ID}/logo.svg`} />
      <OfflineState
        action={
          <Button aria-busy={busy} onClick={onRetry}>
            <FormattedMessage defaultMessage="重新檢查" id="maintenance.retry" />
          </Button>
        }
        description={
          <>
            <p className={css.words}>
              {Message[locale] === '' ? (
                <FormattedMessage
                  defaultMessage="我們正在維護系統，請稍後再回來。您的帳號與遊戲幣都不受影響。"
                  id="maintenance.text"
                />
              ) : (
                Message[locale]
              )}
            </p>
            {Until === '' ? null : (
              <p className={css.until}>
                <FormattedMessage
                  defaultMessage="預計 {until} 完成"
                  id="maintenance.until"
                  values={{
                    until: (
                      <time dateTime={Until}>
                        <FormattedDate
                          day="numeric"
                          hour="2-digit"
                          hourCycle="h23"
                          minute="2-digit"
                          month="numeric"
                          value={Until}
                        />
                      </time>
                    ),
                  }}
                />
              </p>
            )}
          </>
        }
        drawing={<StateDrawing id="maintenance" />}
        title={formatMessage({ id: 'maintenance.title', defaultMessage: '系統維護中' })}
      />
    </main>
  );
}
