import { type ReactNode, Suspense, use } from 'react';
import { QuietBoundary } from '../../../base/errors/index.ts';
import { type AddedKey, AddedKeysContext, type AddedKeyProps } from '../cardActions.ts';

/** The keys that other features add to the card; one that cannot be fetched or breaks is not there, and the others stand. */
export function AddedKeys({ on, ...props }: AddedKeyProps & Pick<AddedKey, 'on'>): ReactNode {
  return (
    <QuietBoundary>
      <Suspense>
        <Loaded on={on} {...props} />
      </Suspense>
    </QuietBoundary>
  );
}

function Loaded({ on, ...props }: AddedKeyProps & Pick<AddedKey, 'on'>): ReactNode {
  const keys = use(use(AddedKeysContext)());
  return keys
    .filter((key) => key.on === on)
    .map(({ id, Key }) => (
      <QuietBoundary key={id}>
        <Suspense>
          <Key {...props} />
        </Suspense>
      </QuietBoundary>
    ));
}
