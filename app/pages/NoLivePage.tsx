import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageHead } from '#features/base/head/index.ts';
import { useBrand, useLocaleID } from '#features/base/settings/index.ts';
import { MissingPage } from './MissingPage.tsx';

export function NoLivePage(): ReactNode {
  const { formatMessage } = useIntl();
  const brand = useBrand().Name[useLocaleID()];
  const title = formatMessage({ id: 'app.noLive', defaultMessage: '這裡沒有直播間' });
  usePageHead({ title, missing: true });
  return (
    <MissingPage
      description={formatMessage(
        { id: 'app.noLiveText', defaultMessage: '{brand}沒有開設直播。遊戲、聊天和活動都在大廳。' },
        { brand },
      )}
      drawing="broadcast"
      title={title}
    />
  );
}
