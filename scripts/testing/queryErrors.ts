import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Set while `waitFor` and `findBy…` try a query. */
const isTrying = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * Leaves the printed DOM out of the errors of a query that `waitFor` will try again. Testing Library prints the DOM for each try, and again
 * for the timeout that the test shows.
 */
export function printFinalErrorsOnly(): void {
  configure({
    getElementError: (message, container) =>
      isTrying()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
