import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { DemoMark } from '../../shared/games/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

/**
 * The time of the list.
 *
 * @param at empty before the first list
 */
export function SnapshotNote({ at }: { at: string }): ReactNode {
  const { locale } = useLanguage();
  return (
    <>
      {at === '' ? (
        <FormattedMessage defaultMessage="每 15 分鐘更新" id="ranking.refresh" />
      ) : (
        <FormattedMessage
          defaultMessage="每 15 分鐘更新，上次更新 {time}"
          id="ranking.refreshed"
          values={{ time: <DateTime form="time" locale={locale} value={at} /> }}
        />
      )}{' '}
      <DemoMark />
    </>
  );
}
