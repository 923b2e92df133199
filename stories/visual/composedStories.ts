import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { dressPage, withVisualTestPage } from './decorator.tsx';

export interface ComposedStory {
  /** `Actions/Button`, as in Storybook's sidebar. */
  readonly title: string;
  /** `Button`: the end of the title. */
  readonly component: string;
  /** The export's name: `Variants`. */
  readonly story: string;
  /** The file's path from the checkout: `stories/ui/Button.stories.tsx`. */
  readonly file: string;
  /** Renders the story, replacing the previous one, and plays it to its end. */
  readonly run: () => Promise<void>;
}

/** Files of stories by their paths from this folder, as `import.meta.glob` returns them. */
export type StoryModules = Readonly<Record<string, Parameters<typeof composeStories>[0]>>;

/** Left out, since its five hundred components repeat the other stories, and axe would take minutes. */
const measurement = 'Overview/Five hundred';

const isRunnable = (story: unknown): story is { run: () => Promise<void> } =>
  typeof story === 'function' && 'run' in story && typeof story.run === 'function';

/**
 * Returns the stories of some files, by file and by export, each in the order of its name.
 *
 * @param preview Storybook's preview with the decorators that surround each story
 * @throws Error if there are no files
 */
export function composeLibrary(
  preview: Parameters<typeof setProjectAnnotations>[0],
  modules: StoryModules,
): readonly ComposedStory[] {
  if (Object.keys(modules).length === 0) throw new Error('there are no stories');
  // Must come before the stories are composed.
  setProjectAnnotations([
    ...[preview].flat(),
    { decorators: [withVisualTestPage], initialGlobals: { brand: 'bj188', language: 'zh_tw' } },
  ]);
  dressPage();
  return Object.entries(modules).flatMap(([path, module]) => {
    const title = String(module.default.title);
    if (title === measurement) return [];
    const composed: Record<string, unknown> = composeStories(module);
    return Object.entries(composed).map(([story, runnable]) => {
      if (!isRunnable(runnable)) throw new Error(`${title}/${story} cannot be run`);
      const file = path.replace(/^\.\./u, 'stories');
      return { title, component: title.replace(/^.*\//u, ''), story, file, run: () => runnable.run() };
    });
  });
}

/** Returns whether a story is a page of an overview. Such pages belong to no component, and show brands on purpose. */
export const isOverview = ({ title }: ComposedStory): boolean => title.startsWith('Overview/');
