import type { ReactNode, Ref } from 'react';
import * as css from './StateView.css.ts';

export interface StateViewProps {
  /** A decorative drawing of 240 × 200, inline so that it has the brand's colours. */
  drawing: ReactNode;
  title: string;
  /** The heading level of the title: 1 if the state is the whole page. */
  heading?: 1 | 2 | 3;
  description?: ReactNode;
  action?: ReactNode;
  /** `compact`: for a column or sheet. */
  size?: 'compact' | 'roomy';
  ref?: Ref<HTMLDivElement>;
}

function view(
  kind: 'empty' | 'error' | 'offline',
  role: 'alert' | 'status' | undefined,
  props: StateViewProps,
): ReactNode {
  const { drawing, title, heading, description, action, size = 'roomy', ref } = props;
  const Title = heading === undefined ? 'p' : (`h${heading}` as const);
  return (
    <div className={css.view} data-kind={kind} data-part="state-view" data-size={size} ref={ref} role={role}>
      <div aria-hidden="true" className={css.drawing} data-part="state-view-drawing">
        {drawing}
      </div>
      <Title className={css.title} data-part="state-view-title">
        {title}
      </Title>
      {description === undefined ? null : (
        <div className={css.description} data-part="state-view-description">
          {description}
        </div>
      )}
      {action ? (
        <div className={css.action} data-part="state-view-action">
          {action}
        </div>
      ) : null}
    </div>
  );
}

/** There is no content yet. The description says where content comes from. */
export function EmptyState(props: StateViewProps): ReactNode {
  return view('empty', undefined, props);
}

/** The content could not be loaded. It is announced, with a retry as its action. */
export function ErrorState(props: StateViewProps): ReactNode {
  return view('error', 'alert', props);
}

/** There is no connection. It is announced politely. */
export function OfflineState(props: StateViewProps): ReactNode {
  return view('offline', 'status', props);
}
