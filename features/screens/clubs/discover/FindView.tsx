import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ClubFrame } from '../parts/ClubFrame.tsx';
import { Discovery } from './Discovery.tsx';

/** Other clubs, for a player with a club. */
export function FindView(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <ClubFrame title={formatMessage({ id: 'clubs.find', defaultMessage: '搜尋俱樂部' })}>
      <Discovery mayApply={false} />
    </ClubFrame>
  );
}
