import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createAnalytics } from '#features/base/analytics/analytics.ts';
import { saveConsent } from '#features/base/analytics/consent.ts';
import { AnalyticsContext, ConsentGate, ConsentLink } from '#features/base/analytics/index.ts';
import { onMocks } from './offlineProviders.tsx';

const CONSENT = 'menagerie.analyticsConsent';

/** A visitor's statistics that count nothing, and store the answer like a page. */
function Visit({ children }: { children: ReactNode }): ReactNode {
  const [analytics] = useState(() => createAnalytics({ load: async () => ({ take: () => {}, stop: () => {} }) }));
  return (
    <AnalyticsContext value={analytics}>
      {children}
      <ConsentLink className="" />
    </AnalyticsContext>
  );
}

/** The question about statistics: beside the page, with two similar answers, and never covering a bar. */
const meta = {
  title: 'features/Consent',
  component: ConsentGate,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [
    (Story) => (
      <Visit>
        <Story />
      </Visit>
    ),
    onMocks,
  ],
  beforeEach: () => {
    localStorage.removeItem(CONSENT);
    return () => localStorage.removeItem(CONSENT);
  },
} satisfies Meta<typeof ConsentGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

/** Above the entries at the lower edge. */
export const OverBar: Story = { args: { overBar: true } };

export const Answered: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('region');
    const [refuse] = within(question).getAllByRole('button');
    if (refuse === undefined) throw new Error('there is no answer to give');
    await userEvent.click(refuse);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(localStorage.getItem(CONSENT)).toBe('"refused"');
  },
};

/** The repeated question shows the last answer. */
export const Again: Story = {
  beforeEach: () => saveConsent('granted'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('region')).toHaveFocus();
  },
};
