import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateDrawing } from '#features/base/errors/index.ts';
import { usePageHead } from '#features/base/head/index.ts';
import { Link } from '#features/base/routing/index.ts';
import { useBrand, useLocaleID } from '#features/base/settings/index.ts';
import { Centered, useHome } from '#features/shared/frames/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';

/** A page of live rooms in a brand without them. */
export function NoLivePage(): ReactNode {
  const { formatMessage } = useIntl();
  const brand = useBrand().Name[useLocaleID()];
  const title = formatMessage({ id: 'app.noLive', defaultMessage: '這裡沒有直播間' });
  usePageHead({ title, missing: true });
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
        description={formatMessage(
          { id: 'app.noLiveText', defaultMessage: '{brand}沒有開設直播。遊戲、聊天和活動都在大廳。' },
          { brand },
        )}
        drawing={<StateDrawing id="broadcast" />}
        heading={1}
        title={title}
      />
    </Centered>
  );
}
