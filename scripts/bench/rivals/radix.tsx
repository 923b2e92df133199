import { Button, Card, Dialog, Tabs, Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { Chosen } from './chosen.ts';
import '@radix-ui/themes/tokens/base.css';
import '@radix-ui/themes/tokens/colors/indigo.css';
import '@radix-ui/themes/tokens/colors/slate.css';
import '@radix-ui/themes/components.css';
import '@radix-ui/themes/utilities.css';

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return (
    <Theme accentColor="indigo" grayColor="slate">
      {children}
    </Theme>
  );
}

export function Sample({ open, setOpen, tab, setTab }: Chosen): ReactNode {
  return (
    <Tabs.Root onValueChange={setTab} value={tab}>
      <Tabs.List aria-label="Pages">
        <Tabs.Trigger value="first">First</Tabs.Trigger>
        <Tabs.Trigger value="second">Second</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="first">
        <Card>
          <Button onClick={() => setOpen(true)}>Open</Button>
        </Card>
      </Tabs.Content>
      <Tabs.Content value="second">Second</Tabs.Content>
      <Dialog.Root onOpenChange={setOpen} open={open}>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Dialog</Dialog.Title>
          Words
          <Dialog.Close>
            <Button>Close</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    </Tabs.Root>
  );
}

export const button = (at: number): ReactNode => <Button key={at}>Button {at}</Button>;
export const card = (at: number): ReactNode => <Card key={at}>Card {at}</Card>;
