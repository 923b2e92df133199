import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../errors/index.ts';
import type { ComingFeature } from './coming.ts';
import { comingDrawings, comingTexts } from './comingMessages.ts';

/** What a feature will hold, and that it is not there yet. */
export function ComingView({ feature, action }: { feature: ComingFeature; action: ReactNode }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      action={action}
      description={<FormattedMessage {...comingTexts[feature]} />}
      drawing={<StateDrawing id={comingDrawings[feature]} />}
      size="compact"
      title={formatMessage({ id: 'coming.title', defaultMessage: '即將開放' })}
    />
  );
}
