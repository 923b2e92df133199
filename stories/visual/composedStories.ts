import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { dressPage, withVisualTestPage } from './decorator.tsx';

/** A story that can be rendered on the page. */
export interface ComposedStory {
  /** `Actions/Button`, as in Storybook's sidebar. */
  readonly title: string;
  /** `Button`: the end of the title. */
  readonly component: string;
  /** The export's name: `Variants`. */
  readonly story: string;
  /** Renders it and plays it to its end. The story before goes. */
  readonly run: () => Promise<void>;
}

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ['../ui/*.stories.tsx', '../overview/*.stories.tsx'],
  { eager: true },
);

/** Five hundred components on one page: those of the others once more, and axe takes minutes to them. */
const measurement = 'Overview/Five hundred';

const isRunnable = (story: unknown): story is { run: () => Promise<void> } =>
  typeof story === 'function' && 'run' in story && typeof story.run === 'function';

/**
 * Every story of the library, by file and by export, each in the order of its name.
 *
 * @param preview Storybook's preview, whose decorators surround each story
 */
export function composeLibrary(preview: Parameters<typeof setProjectAnnotations>[0]): readonly ComposedStory[] {
  // Before the stories are composed, or they would not know it.
  setProjectAnnotations([
    ...[preview].flat(),
    { decorators: [withVisualTestPage], initialGlobals: { brand: 'bj188', language: 'zh_tw' } },
  ]);
  dressPage();
  return Object.values(modules).flatMap((module) => {
    const title = String(module.default.title);
    if (title === measurement) return [];
    const composed: Record<string, unknown> = composeStories(module);
    return Object.entries(composed).map(([story, runnable]) => {
      if (!isRunnable(runnable)) throw new Error(`${title}/${story} cannot be run`);
      return { title, component: title.replace(/^.*\//u, ''), story, run: () => runnable.run() };
    });
  });
}

/** Pages of an overview belong to no component, and show brands as they are on purpose. */
export const isOverview = ({ title }: ComposedStory): boolean => title.startsWith('Overview/');
