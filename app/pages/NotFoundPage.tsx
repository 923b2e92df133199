import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateDrawing } from '#features/base/errors/index.ts';
import { Link } from '#features/base/routing/index.ts';
import { Centered, useHome } from '#features/shared/frames/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';

/** An address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Centered>
      <EmptyState
        action={
          <Button asChild>
            <Link to={useHome()}>
              <FormattedMessage defaultMessage="回到遊戲大廳" id="app.backToLobby" />
            </Link>
          </Button>
        }
        description={formatMessage({ id: 'app.notFoundText', defaultMessage: '網址可能打錯了，或內容已經移走。' })}
        drawing={<StateDrawing id="search-nothing" />}
        heading={1}
        title={formatMessage({ id: 'app.notFound', defaultMessage: '找不到這個頁面' })}
      />
    </Centered>
  );
}
