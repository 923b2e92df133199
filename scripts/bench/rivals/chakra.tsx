import { Button, Card, ChakraProvider, Dialog, defaultSystem, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Chosen } from './chosen.ts';

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
}

export function Sample({ open, setOpen, tab, setTab }: Chosen): ReactNode {
  return (
    <Tabs.Root onValueChange={({ value }) => setTab(value)} value={tab}>
      <Tabs.List aria-label="Pages">
        <Tabs.Trigger value="first">First</Tabs.Trigger>
        <Tabs.Trigger value="second">Second</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="first">
        <Card.Root>
          <Button onClick={() => setOpen(true)}>Open</Button>
        </Card.Root>
      </Tabs.Content>
      <Tabs.Content value="second">Second</Tabs.Content>
      <Dialog.Root onOpenChange={(details) => setOpen(details.open)} open={open}>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Dialog</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>Words</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <Button>Close</Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Dialog.Root>
    </Tabs.Root>
  );
}

export const button = (at: number): ReactNode => <Button key={at}>Button {at}</Button>;
export const card = (at: number): ReactNode => <Card.Root key={at}>Card {at}</Card.Root>;
