import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { findUnthemed } from '../setting/findUnthemed.ts';

/**
 * Every story of the library under the probe brand, in which each token has a garish colour of its own: a painted colour
 * that is none of them was written into a component instead of taken from the contract.
 */
const modules = import.meta.glob<Record<string, unknown>>('./*.stories.tsx', { eager: true });

// Before the stories are composed, or they would not know it.
setProjectAnnotations([preview, { initialGlobals: { brand: 'probe', language: 'zh_tw' } }]);

interface Runnable {
  run: () => Promise<void>;
}

const isRunnable = (story: unknown): story is Runnable => typeof story === 'function' && 'run' in story;

const stories = Object.entries(modules).flatMap(([file, module]) => {
  // The page of all brands shows the real ones on purpose.
  if (file.includes('Brand.')) return [];
  const composed: Record<string, unknown> = composeStories(module as Parameters<typeof composeStories>[0]);
  return Object.entries(composed).map(([name, story]) => ({
    name: `${file.replace(/^.*\/|\..*$/gu, '')}/${name}`,
    story,
  }));
});

/** Fades and slides at their end; what runs for ever at its beginning. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(30);
});

test.each(stories)('$name takes every colour from the contract', async ({ story }) => {
  if (!isRunnable(story)) throw new Error('not a composed story');
  await story.run();
  expect(document.documentElement.dataset['brand']).toBe('probe');
  endAnimations();
  expect(findUnthemed(document.body)).toEqual([]);
});

test('a planted element with a colour of its own is named', () => {
  document.documentElement.dataset['brand'] = 'probe';
  const planted = document.createElement('div');
  planted.dataset['part'] = 'planted';
  planted.style.cssText = 'background: #1e90ff; color: var(--text)';
  planted.textContent = 'unthemed';
  document.body.append(planted);
  expect(findUnthemed(document.body)).toEqual([
    { where: 'planted', property: 'background-color', value: 'rgb(30, 144, 255)' },
  ]);
  planted.remove();
});
