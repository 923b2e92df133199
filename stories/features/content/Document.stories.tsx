import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DocumentPage } from '#features/screens/content/pages/DocumentPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Document',
  tags: ['long'],
  component: DocumentPage,
  parameters: { layout: 'fullscreen', offline: '' },
  beforeEach: () => sessionStorage.removeItem('menagerie.personal.draft.document-1'),
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stand = (number: number): Story => ({
  decorators: [atRoute(`/support/document/${String(number)}`), onMocks],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
});

export const PhoneChange = stand(1);
export const Password = stand(2);
export const AccountQuery = stand(3);
export const ServiceForm = stand(4);
export const GameData = stand(5);
export const PaymentProof = stand(6);

/** Printing with empty lines names them, and moves to the first. */
export const Faults: Story = {
  decorators: [atRoute('/support/document/1'), onMocks],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', TITLE, PATIENT);
    const print = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (!print) throw new Error('nothing prints the form');
    await userEvent.click(print);
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
    await expect(document.activeElement).toHaveAttribute('name', 'playerID');
  },
};

/** There is no seventh form. */
export const Missing: Story = { decorators: [atRoute('/support/document/7'), onMocks] };
