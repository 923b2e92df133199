import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Skeleton, SkeletonGroup } from '#ui/components/Skeleton/index.ts';
import { Spinner } from '#ui/components/Spinner/index.ts';
import { EmptyState, ErrorState, OfflineState } from '#ui/components/StateView/index.ts';
import type { StateId } from '#ui/art/ids.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { stateMarkup } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Feedback/States' } satisfies Meta;
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
  render: function Empty() {
    const words = useWords();
    return (
      <EmptyState
        action={<Button>{words.addFriend}</Button>}
        description={words.noFriendsText}
        drawing={<Drawing id="no-friends" />}
        title={words.noFriends}
      />
    );
  },
};

export const Failed: StoryObj = {
  render: function Failed() {
    const words = useWords();
    return (
      <ErrorState
        action={<Button>{words.retry}</Button>}
        description={words.notLoadedText}
        drawing={<Drawing id="error" />}
        title={words.notLoaded}
      />
    );
  },
};

export const Offline: StoryObj = {
  render: function Offline() {
    const words = useWords();
    return (
      <Card>
        <OfflineState
          description={words.offlineText}
          drawing={<Drawing id="offline" />}
          size="compact"
          title={words.offline}
        />
      </Card>
    );
  },
};

export const Loading: StoryObj = {
  render: function Loading() {
    const words = useWords();
    return (
      <Stack>
        <Inline>
          <Spinner label={words.loading} />
        </Inline>
        <SkeletonGroup label={words.loading}>
          <Stack gap={5}>
            {['one', 'two', 'three'].map((row) => (
              <Inline gap={3} key={row}>
                <Skeleton height="2.5rem" shape="circle" width="2.5rem" />
                <Stack gap={2}>
                  <Skeleton width="9rem" />
                  <Skeleton width="6rem" />
                </Stack>
              </Inline>
            ))}
            <Inline>
              {['one', 'two', 'three'].map((tile) => (
                <Skeleton aspectRatio="5 / 6" key={tile} shape="box" width="7rem" />
              ))}
            </Inline>
          </Stack>
        </SkeletonGroup>
      </Stack>
    );
  },
};
