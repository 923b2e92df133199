import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { StateId } from '#art/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';

export interface ComingSoonProps {
  readonly drawing: StateId;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly action: ReactNode;
  readonly size?: 'compact';
}

/** A placeholder for a coming page or feature. */
export function ComingSoon({ drawing, title, text, action, size }: ComingSoonProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      action={action}
      description={<FormattedMessage {...text} />}
      drawing={<StateDrawing id={drawing} />}
      title={formatMessage(title)}
      {...(size !== undefined && { size })}
    />
  );
}
