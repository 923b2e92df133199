import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { StateId } from '#art/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';

export interface ComingSoonProps {
  readonly drawing: StateId;
  readonly title: MessageDescriptor;
  /** What it will hold, and what one can do now. */
  readonly text: MessageDescriptor;
  readonly action: ReactNode;
  readonly size?: 'compact';
}

/** What a page or a feature will hold that is not there yet. */
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
