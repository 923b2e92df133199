import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Turns off the stack that React's development build records for each element. React prints these stacks only with its warnings, and they
 * take a tenth of the time of the tests. React counts the recorded stacks and stops at a limit, so this fixes the count above it.
 */
export function recordNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // React starts the count over, which would record stacks again.
    },
  });
}
