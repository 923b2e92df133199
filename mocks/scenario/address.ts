import { DEFAULT_SCENARIO, readScenario, type Scenario, writeScenario } from './scenario.ts';
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
    onMistake(new Error(`The scenario in the address cannot be read: "${text}"`, { cause: error }));
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

/** Keeps the address in step with the scenario, also where the app's router goes to a page without it. */
export function writeToAddress(conditions: NetworkConditions): void {
  conditions.subscribe(write);
  window.navigation.addEventListener('currententrychange', () => write(conditions.scenario));
}
