import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { BottomSheet } from '#ui/components/BottomSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Overlays/BottomSheet', component: BottomSheet } satisfies Meta<typeof BottomSheet>;
export default meta;

export const Content: StoryObj = {
  render: function Content() {
    const words = useWords();
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words.slots}</Button>
        <BottomSheet
          closeLabel={words.close}
          description={words.slots}
          onOpenChange={setOpen}
          open={open}
          title={words.popular}
        >
          <Stack>
            <Text as="p">{words.notLoadedText}</Text>
            <Button fullWidth size="lg">
              {words.play}
            </Button>
          </Stack>
        </BottomSheet>
      </>
    );
  },
};

export const Full: StoryObj = {
  render: function Full() {
    const words = useWords();
    return (
      <BottomSheet
        closeLabel={words.close}
        description={words.online}
        headerActions={
          <IconButton label={words.settings}>
            <Settings size={22} />
          </IconButton>
        }
        height="full"
        onOpenChange={() => undefined}
        open
        title={words.chatRoom}
      >
        <Text>{words.chatOne}</Text>
      </BottomSheet>
    );
  },
};
