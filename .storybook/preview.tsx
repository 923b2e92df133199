import type { Preview } from '@storybook/react-vite';
import '#ui/theme/global.css.ts';
import '#ui/generated/brands.css';
import '../ui/generated/brands/probe.css';
import { configure } from 'storybook/test';
import { DocsContainer, DocsPage } from './docs/lazily.tsx';
import { brandItems, withBrand } from '../stories/setting/brand.tsx';
import { languageItems, loadLanguage, withLanguage } from '../stories/setting/language.tsx';
import { expectNoStrays, loadOffline, scenarioItems } from '../stories/setting/offline.ts';
import { expectSpokenNames } from '../stories/setting/spokenNames.ts';

// A busy machine may be slow, so the timeout of a wait is long. It only ends a test that hangs.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  // Every component gets a page; `DocsPage` draws it.
  tags: ['autodocs'],
  loaders: [loadLanguage, loadOffline],
  afterEach: () => {
    expectNoStrays();
    expectSpokenNames();
  },
  decorators: [withLanguage, withBrand],
  globalTypes: {
    brand: {
      name: 'Brand',
      description: 'Brand: colours, shapes and faces',
      toolbar: { icon: 'paintbrush', title: 'Brand', dynamicTitle: true, items: [...brandItems] },
    },
    language: {
      name: 'Language',
      description: 'Language of the texts',
      toolbar: { icon: 'globe', title: 'Language', dynamicTitle: true, items: languageItems },
    },
    scenario: {
      name: 'Network',
      description: 'Network, for stories that have one: slow, failing, down, another world',
      toolbar: { icon: 'lightning', title: 'Network', dynamicTitle: true, items: scenarioItems },
    },
  },
  initialGlobals: { brand: 'bj188', language: 'zh_tw', scenario: '' },
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    a11y: { test: 'error' },
    docs: { page: DocsPage, container: DocsContainer },
    controls: { disableSaveFromUI: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      // Storybook reads this without running it: the groups of ui/anatomy.ts, again. A test compares the two.
      storySort: {
        order: [
          'Welcome',
          'Overview',
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Navigation',
          'Overlays',
          'Feedback',
          'Data',
          'Play',
          'Chat',
          'features',
        ],
      },
    },
  },
};

export default preview;
