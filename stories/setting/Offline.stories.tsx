import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';

/** Shows what a path answers: the smallest story that has a network. */
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

/** Stories of features run on mocks: a demo world of their own, anew for each. Tests of that, and nothing to look at: not in the sidebar. */
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

/** Nobody is signed in here, although the story before was. */
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
