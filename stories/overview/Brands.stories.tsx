import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { brandIds } from '../setting/brand.tsx';
import { Medley } from './Medley.tsx';
import { brand, brands, name } from './Brands.css.ts';

const meta = { title: 'Overview/Brands', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const shipped = brandIds.filter((id) => id !== 'probe');

/** The same markup in every brand. */
export const SideBySide: StoryObj = {
  render: () => (
    <div className={brands}>
      {shipped.map((id) => (
        <section aria-label={id} className={brand} data-brand={id} key={id}>
          <Stack gap={3}>
            <div className={name}>
              <Text as="h2" size={17} tone="heading" weight="bold">
                {id}
              </Text>
            </div>
            <Medley rounds={1} />
          </Stack>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(shipped.length).toBeGreaterThanOrEqual(9);
    const grounds = Array.from(canvasElement.querySelectorAll('[data-brand]'), (section) =>
      getComputedStyle(section).getPropertyValue('--ground').trim(),
    );
    await expect(new Set(grounds).size).toBe(shipped.length);
  },
};

/**
 * Checks that the toolbar's brand is on the root, since a decorator without effect would leave every story in the default brand.
 */
const onRoot = (id: string): StoryObj => ({
  globals: { brand: id },
  parameters: { layout: 'padded' },
  render: () => <Medley rounds={1} />,
  play: async () => {
    await expect(document.documentElement).toHaveAttribute('data-brand', id);
    const probe = document.createElement('div');
    probe.dataset['brand'] = id;
    document.body.append(probe);
    const expected = getComputedStyle(probe).getPropertyValue('--p');
    probe.remove();
    await expect(expected).not.toBe('');
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--p')).toBe(expected);
  },
});

export const OnRootDark = onRoot('betrnk');
export const OnRootLight = onRoot('win');
