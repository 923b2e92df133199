import { DEFAULT_SCENARIO, readScenario, type Scenario, ScenarioError, writeScenario } from './scenario.ts';
import type { NetworkConditions } from './networkConditions.ts';

const PARAMETER = 'scenario';

/**
 * Reads the scenario of the page's address.
 *
 * @param onMistake called if it is invalid; the default scenario then applies
 */
export function scenarioOfAddress(onMistake: (error: Error) => void): Scenario {
  const text = new URL(location.href).searchParams.get(PARAMETER) ?? '';
  try {
    return readScenario(text);
  } catch (error) {
    const reason = error instanceof ScenarioError ? ` ${error.message}.` : '';
    onMistake(new Error(`The scenario in the address cannot be read.${reason}`, { cause: error }));
    return DEFAULT_SCENARIO;
  }
}

function write(scenario: Scenario): void {
  const text = writeScenario(scenario);
  const url = new URL(location.href);
  if ((url.searchParams.get(PARAMETER) ?? '') === text) return;
  url.searchParams.delete(PARAMETER);
  // A query may contain colons and commas, which are easier to read and to type.
  const query = [url.searchParams.toString(), ...(text === '' ? [] : [`${PARAMETER}=${text}`])]
    .filter((part) => part !== '')
    .join('&');
  history.replaceState(history.state, '', `${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`);
}

/**
 * Keeps the address up to date with the scenario, also when the app's router drops it. Wraps the two methods of the history, since Safari
 * before 26.2 and Firefox before 147 have no Navigation API.
 *
 * @returns a function that stops it
 */
export function writeToAddress(conditions: NetworkConditions): () => void {
  const writeAgain = (): void => write(conditions.scenario);
  const unsubscribe = conditions.subscribe(write);
  const restore = (['pushState', 'replaceState'] as const).map((method) => {
    const original = history[method];
    history[method] = (...args: Parameters<typeof original>): void => {
      original.apply(history, args);
      writeAgain();
    };
    return (): void => {
      history[method] = original;
    };
  });
  window.addEventListener('popstate', writeAgain);
  window.addEventListener('hashchange', writeAgain);
  return () => {
    unsubscribe();
    for (const undo of restore) undo();
    window.removeEventListener('popstate', writeAgain);
    window.removeEventListener('hashchange', writeAgain);
  };
}
