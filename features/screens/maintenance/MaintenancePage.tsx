import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Maintenance } from '#protocol/entities/operator.ts';
import { Button } from '#ui/components/Button/index.ts';
import { OfflineState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import * as css from './Maintenance.css.ts';

export interface MaintenancePageProps {
  maintenance: Pick<Maintenance, 'Until' | 'Message'>;
  busy: boolean;
  onRetry: () => void;
}

/** The page of a closed service: the operator's text or the product's own, and the expected end. */
export function MaintenancePage({ maintenance: { Until, Message }, busy, onRetry }: MaintenancePageProps): ReactNode {
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
