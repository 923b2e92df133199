import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';

/** Shows the answer to a path, which is the smallest story with a network. */
function Answer({ path }: { path: string }) {
  const [text, setText] = useState('…');
  useEffect(() => {
    fetch(path).then(
      async (response) => setText(await response.text()),
      () => setText('error'),
    );
  }, [path]);
  return <output>{text}</output>;
}

/**
 * Tests that each story of a feature runs on mocks with its own new demo world. Hidden from the sidebar, since the story shows nothing of
 * interest.
 */
const meta: Meta<typeof Answer> = { title: 'setting/Offline', component: Answer, tags: ['!dev', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof Answer>;

export const SignedIn: Story = {
  args: { path: '/api/auth/session' },
  parameters: { offline: 'as:0900000002' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/"playerID":"10000002"/)).toBeVisible();
  },
};

/** No player is signed in, although the previous story signed in. */
export const SignedOut: Story = {
  args: { path: '/api/auth/session' },
  parameters: { offline: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('null')).toBeVisible();
  },
};

export const ServiceDown: Story = {
  args: { path: '/api/auth/session' },
  parameters: { offline: 'down' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('error')).toBeVisible();
  },
};
