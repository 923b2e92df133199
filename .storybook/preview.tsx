import type { Preview } from '@storybook/react-vite';
import '#ui/theme/global.css.ts';
import '#ui/generated/brands.css';
import '../ui/generated/brands/probe.css';
import { brandIds, withBrand } from '../stories/setting/brand.tsx';
import { languageItems, loadLanguage, withLanguage } from '../stories/setting/language.tsx';

const preview: Preview = {
  // Stories that talk to the backend add their handlers here: `loaders: [loadLanguage, mswLoader]`.
  loaders: [loadLanguage],
  decorators: [withLanguage, withBrand],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', title: 'Brand', dynamicTitle: true, items: [...brandIds] },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', title: 'Language', dynamicTitle: true, items: languageItems },
    },
  },
  initialGlobals: { brand: 'bj188', language: 'zh_tw' },
  parameters: {
    layout: 'padded',
    // A violation fails the story's test.
    a11y: { test: 'error' },
    controls: { disableSaveFromUI: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['ui', ['Overview', 'Brand', '*']] } },
  },
};

export default preview;
