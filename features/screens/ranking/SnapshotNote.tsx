import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { DemoMark } from '../../shared/games/index.ts';
import { useLanguage } from '../../base/settings/index.ts';

export interface SnapshotNoteProps {
  /** Empty before the first list. */
  at: string;
  /** The list of a period that is over is not updated. */
  isOver?: boolean;
}

/** The time of the list, and whether it is of the demo world. */
export function SnapshotNote({ at, isOver = false }: SnapshotNoteProps): ReactNode {
  const { locale } = useLanguage();
  return (
    <>
      {isOver ? null : at === '' ? (
        <FormattedMessage defaultMessage="每 15 分鐘更新" id="ranking.refresh" />
      ) : (
        <FormattedMessage
          defaultMessage="{time} 更新"
          id="ranking.updatedAt"
          values={{ time: <DateTime form="time" locale={locale} value={at} /> }}
        />
      )}{' '}
      <DemoMark />
    </>
  );
}
