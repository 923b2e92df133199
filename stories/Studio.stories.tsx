import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SitePage } from '#features/screens/site/index.ts';
import { BrandFiles, ShopSample, StudioPage } from '#studio/index.ts';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import files from '#ui/generated/brandFiles.json' with { type: 'json' };
import { onMocks } from './features/offlineProviders.tsx';

/** Returns the address of a story alone in its page: the previews are stories of the same Storybook. */
const story =
  (id: string) =>
  (locale: string): string =>
    `iframe.html?id=${id}&viewMode=story&globals=language:${locale}`;

/**
 * The page where an operator makes a brand: seeds at the left, the product beside them. The app shows it at `/studio`.
 */
const meta = {
  title: 'Overview/Brand Studio',
  component: StudioPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [onMocks],
  args: { brands: generated.map((brand) => Brand.parse(brand)), files: BrandFiles.parse(files), screens: [] },
  // Starts each story on a new draft, and ignores an earlier draft of this browser.
  beforeEach: () => localStorage.removeItem('menagerie.studio.draft'),
} satisfies Meta<typeof StudioPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Workshop: Story = {
  args: {
    screens: [
      { id: 'lobby', name: 'Lobby', src: story('features-lobby--full') },
      { id: 'chat', name: 'Chat', src: story('features-chat--public') },
      {
        id: 'profile',
        name: 'Profile',
        src: story('features-frames-member--page'),
      },
      {
        id: 'store',
        name: 'Store',
        src: story('overview-brand-studio--store'),
      },
      {
        id: 'signed-out',
        name: 'Signed out',
        src: story('features-lobby--signed-out'),
      },
      {
        id: 'brands',
        name: 'All components',
        src: story('overview-five-hundred--five-hundred'),
      },
    ],
  },
  // The previews are separate pages with their own tests.
  tags: ['!test'],
};

/** Waits until the bars have loaded the player, so that no request is pending at the end of the story's world. */
const known = (canvas: { findAllByAltText: (text: RegExp, no: object, wait: object) => Promise<unknown> }) =>
  canvas.findAllByAltText(/^VIP 3/u, {}, { timeout: 10_000 });

/** The page with the site's bars around it, as in the app. */
const Shop = () => (
  <SitePage>
    <ShopSample />
  </SitePage>
);

/** The shop as a preview of a brand. */
export const Store: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001' },
  render: () => <Shop />,
  play: async ({ canvas }) => {
    await known(canvas);
  },
};

/** Opens the payment methods by a press on a price. */
export const Paying: Story = {
  tags: ['long'],
  parameters: { offline: 'as:0900000001' },
  render: () => <Shop />,
  play: async ({ canvas, canvasElement }) => {
    await known(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'NT$ 150' }, { timeout: 10_000 }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'NT$ 150' })).toBeVisible());
  },
};

/** Shows the effect of the controls on the samples, without a preview. */
export const Controls: Story = {
  tags: ['long'],
  play: async ({ canvas, canvasElement }) => {
    const primary = canvasElement.querySelector<HTMLInputElement>('input[type=color][aria-label*="主色"]');
    await expect(primary).not.toBeNull();
    const field = canvas.getByRole('textbox', {
      name: /^(主色|Warna utama|Màu chính)$/u,
    });
    await userEvent.clear(field);
    await userEvent.paste('3be477');
    await waitFor(() => expect(primary).toHaveValue('#3be477'));
    await userEvent.click(canvas.getByRole('button', { name: /Ctrl\+Z/u }));
    await waitFor(() => expect(primary).toHaveValue('#7fb4ff'));
  },
};

/** Finds and fixes an illegible text. */
export const Contrast: Story = {
  tags: ['long'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '覆寫' }));
    const token = canvas.getByRole('combobox', { name: '樣式變數' });
    await userEvent.click(token);
    await userEvent.paste('color.faint');
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', {
        name: /^淡色小字/u,
      }),
    );
    const field = await canvas.findByRole('textbox', { name: '值' });
    await userEvent.clear(field);
    await userEvent.paste('444b55');
    await userEvent.click(await canvas.findByRole('tab', { name: /組不合格/u }));
    await userEvent.click(await canvas.findByRole('button', { name: /^改用 #/u }));
    await expect(await canvas.findByText(/全部合格/u)).toBeVisible();
  },
};
