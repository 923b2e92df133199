import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, Mail, MessageCircleMore, Gift } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SpeedDial } from '#ui/components/SpeedDial/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { useWords } from './words.ts';

const meta = {
  title: 'Actions/SpeedDial',
  component: SpeedDial,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpeedDial>;
export default meta;

const openChat = fn();
const bind = fn();

export const Menu: StoryObj = {
  render: function Menu() {
    const words = useWords();
    const unread = { count: 12, label: `12 ${words.unread}` };
    return (
      <Page
        corner={
          <SpeedDial
            icon={<MessageCircleMore />}
            items={[
              { id: 'gift', label: words.gift, icon: <Gift />, disabledReason: words.bindFirst, onRefused: bind },
              { id: 'mail', label: words.mail, icon: <Mail />, onSelect: () => undefined },
              { id: 'missions', label: words.missions, icon: <ListChecks />, onSelect: () => undefined },
              { id: 'chat', label: words.chat, icon: <MessageCircleMore />, unread, onSelect: openChat },
            ]}
            label={words.menu}
            unread={unread}
          />
        }
      >
        {words.ageText}
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const dial = canvas.getByRole('button');
    dial.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(openChat).toHaveBeenCalled();
    await waitFor(async () => {
      await expect(dial).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    const refused = (await screen.findAllByRole('menuitem'))[0];
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
  },
};
