import { DEFAULT_SCENARIO, readScenario, type Scenario, ScenarioError, writeScenario } from './scenario.ts';
import type { NetworkConditions } from './networkConditions.ts';

const PARAMETER = 'scenario';

/**
 * The scenario that stands in the page's address.
 * @param onMistake called when it cannot be read; the default scenario is used then
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
  // Colons and commas may stand in a query as they are, and are easier to read and to type.
  const query = [url.searchParams.toString(), ...(text === '' ? [] : [`${PARAMETER}=${text}`])]
    .filter((part) => part !== '')
    .join('&');
  history.replaceState(history.state, '', `${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`);
}

/**
 * Keeps the address in step with the scenario, also where the app's router goes to a page without it.
 *
 * It wraps the two methods of the history, which every router calls: Safari before 26.2 and Firefox before 147 have no Navigation API.
 *
 * @returns stops it
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
