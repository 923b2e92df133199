import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { createSilence, createStoryMocks, type StoryMocks } from '#mocks/storybook.ts';

/** The toolbar's network conditions for stories with a network. */
export const scenarioItems = [
  { value: '', title: 'Calm' },
  { value: 'latency:800,jitter:400', title: 'Slow' },
  { value: 'fail:*:0.3', title: 'Flaky, 30 %' },
  { value: 'down', title: 'Service down' },
  { value: 'noSockets', title: 'Sockets refused' },
  { value: 'world:empty', title: 'Empty world' },
  { value: 'world:huge', title: 'Huge world' },
];

/** The value in `loaded` for a story of a feature. */
export interface Offline {
  /** The story's own backend; undefined if the story names no scenario. */
  readonly mocks: StoryMocks | undefined;
}

let unhandled: Error[] = [];
let current: StoryMocks | undefined;

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  // Each story's own handlers report unhandled requests, but these requests came between two stories.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
});

/**
 * Gives each story its own network: a new demo world if there is a `parameters.offline` (a scenario as in the app's address, '' for a
 * normal network), otherwise no network.
 */
export const loadOffline: Loader = async (context): Promise<{ offline: Offline }> => {
  await startWorker(context);
  await current?.stop();
  current = undefined;
  unhandled = [];
  const onUnhandled = (request: Error): void => {
    unhandled.push(request);
    reportError(request);
  };
  const own: unknown = context.parameters['offline'];
  if (typeof own !== 'string') {
    context.msw.use(...createSilence(onUnhandled));
    return { offline: { mocks: undefined } };
  }
  const scenario = [own, String(context.globals['scenario'] ?? '')].filter((part) => part !== '').join(',');
  const mocks = await createStoryMocks(scenario, onUnhandled);
  current = mocks;
  context.msw.use(...mocks.handlers);
  return { offline: { mocks } };
};

/**
 * Fails a story that sent an unhandled request.
 *
 * @throws Error naming each request
 */
export function expectNoStrays(): void {
  if (unhandled.length > 0) throw new AggregateError(unhandled, unhandled.map(({ message }) => message).join('\n'));
}
