import type { Loader } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { createSilence, createStoryMocks, type StoryMocks } from '#mocks/storybook.ts';

/** What the toolbar does to the network of the stories that have one. */
export const scenarioItems = [
  { value: '', title: 'Calm' },
  { value: 'latency:800,jitter:400', title: 'Slow' },
  { value: 'fail:*:0.3', title: 'Flaky, 30 %' },
  { value: 'down', title: 'Service down' },
  { value: 'noSockets', title: 'Sockets refused' },
  { value: 'world:empty', title: 'Empty world' },
  { value: 'world:huge', title: 'Huge world' },
];

/** What a story of a feature finds in `loaded`. */
export interface Offline {
  /** The story's own backend; undefined where the story names no scenario. */
  readonly mocks: StoryMocks | undefined;
}

let unhandled: Error[] = [];
let current: StoryMocks | undefined;

const startWorker = mswLoader(async () => {
  const worker = setupWorker();
  // Each story's own handlers decide about what they do not answer; these requests came between two stories.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
});

/**
 * Gives each story its own network, anew: with `parameters.offline` (a scenario as in the app's address, '' for a calm one)
 * a demo world that nobody else sees; without it none at all.
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
 * Fails a story that asked for what nobody answers.
 * @throws Error naming each request
 */
export function expectNoStrays(): void {
  if (unhandled.length > 0) throw new AggregateError(unhandled, unhandled.map(({ message }) => message).join('\n'));
}
