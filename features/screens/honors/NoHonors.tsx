import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { usePart } from '../../base/settings/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';

/** The empty list, with a link to the games. */
export function NoHonors({ size = 'compact' }: { size?: 'compact' | 'roomy' }): ReactNode {
  const { formatMessage } = useIntl();
  const hasGames = usePart('Games') !== 'closed';
  const prefix = localePrefix(useLocation().pathname);
  return (
    <EmptyState
      action={
        <Button asChild size={size === 'compact' ? 'sm' : 'md'}>
          <Link to={`${prefix}/play-game/m`}>
            {hasGames ? (
              <FormattedMessage defaultMessage="找遊戲" id="honors.findGame" />
            ) : (
              <FormattedMessage defaultMessage="前往遊戲大廳" id="content.toLobby" />
            )}
          </Link>
        </Button>
      }
      description={
        hasGames
          ? formatMessage({ id: 'honors.noneText', defaultMessage: '贏得押注 20 倍以上的大獎，就會刻在這裡。' })
          : formatMessage({
              id: 'honors.noneText.closed',
              defaultMessage: '遊戲開放後，押注 20 倍以上的大獎會刻在這裡。',
            })
      }
      drawing={<StateDrawing id="podium" />}
      size={size}
      title={
        hasGames
          ? formatMessage({ id: 'honors.none', defaultMessage: '第一座大獎等著您' })
          : formatMessage({ id: 'honors.none.closed', defaultMessage: '還沒有大獎' })
      }
    />
  );
}
