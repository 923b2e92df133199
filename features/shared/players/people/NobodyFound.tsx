import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';

/** Shown if no player has that name or id. */
export function NobodyFound(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      description={formatMessage({
        id: 'player.picker.nobodyText',
        defaultMessage: '換個暱稱，或輸入完整的 ID 試試。',
      })}
      drawing={<StateDrawing id="search-nothing" />}
      size="compact"
      title={formatMessage({ id: 'player.picker.nobody', defaultMessage: '未搜尋到玩家' })}
    />
  );
}
