import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateId } from '#art/ids.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { EmptyState, ErrorState, OfflineState } from '#ui/components/StateView/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { stateMarkup } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/StateView',
  component: EmptyState,
  parameters: guide({
    usage:
      'Stands where content would: EmptyState (nothing yet, and how something gets here), ErrorState (not loaded, with a retry), OfflineState (no connection). While it loads, a Skeleton; where old content can still be shown, a Notice above it.',
    dos: [
      'A drawing of that place, inline, so that it takes the brand’s colours.',
      'One action, the one that helps.',
      '`compact` in a column or a sheet.',
    ],
    donts: [
      '「沒有資料」: say whose, and what to do.',
      'An error without its code: support asks for it.',
      'An apology instead of a retry.',
    ],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;

function Drawing({ id }: { id: StateId }) {
  return (
    <div
      ref={(place) => {
        const drawing = new DOMParser().parseFromString(stateMarkup(id), 'image/svg+xml').documentElement;
        place?.replaceChildren(document.importNode(drawing, true));
      }}
    />
  );
}

export const Empty: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <EmptyState
      action={<Button>{words.addFriend}</Button>}
      description={words.noFriendsText}
      drawing={<Drawing id="no-friends" />}
      title={words.noFriends}
    />
  )),
};

const retry = fn();

export const Failed: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <ErrorState
      action={<Button onClick={retry}>{words.retry}</Button>}
      description={words.notLoadedText}
      drawing={<Drawing id="error" />}
      title={words.notLoaded}
    />
  )),
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('清單沒有載入');
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Offline: StoryObj = {
  name: 'Offline, compact',
  render: drawWith(useSharedText, (words) => (
    <Card>
      <OfflineState
        description={words.offlineText}
        drawing={<Drawing id="offline" />}
        size="compact"
        title={words.offline}
      />
    </Card>
  )),
};

export const TitleOnly: StoryObj = {
  name: 'Title alone',
  render: drawWith(useSharedText, (words) => (
    <EmptyState drawing={<Drawing id="no-friends" />} title={words.noFriends} />
  )),
};
