import { type ReactNode, Suspense, use } from 'react';
import { QuietBoundary } from '../../../base/errors/index.ts';
import { type CardAction, CardActionsContext, type CardActionProps } from '../cardActions.ts';

/** The actions that other features add to the card. An action that fails to load or throws is left out. */
export function CardActions({ on, ...props }: CardActionProps & Pick<CardAction, 'on'>): ReactNode {
  return (
    <QuietBoundary>
      <Suspense>
        <Loaded on={on} {...props} />
      </Suspense>
    </QuietBoundary>
  );
}

function Loaded({ on, ...props }: CardActionProps & Pick<CardAction, 'on'>): ReactNode {
  const actions = use(use(CardActionsContext)());
  return actions
    .filter((action) => action.on === on)
    .map(({ id, Action }) => (
      <QuietBoundary key={id}>
        <Suspense>
          <Action {...props} />
        </Suspense>
      </QuietBoundary>
    ));
}
