import { Button, Card, MantineProvider, Modal, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Chosen } from './chosen.ts';
// Mantine's documented smaller setup: only the styles that these components need, in the documented order.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Tabs.css';

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return <MantineProvider>{children}</MantineProvider>;
}

export function Sample({ open, setOpen, tab, setTab }: Chosen): ReactNode {
  return (
    <Tabs onChange={(next) => setTab(next ?? 'first')} value={tab}>
      <Tabs.List aria-label="Pages">
        <Tabs.Tab value="first">First</Tabs.Tab>
        <Tabs.Tab value="second">Second</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="first">
        <Card>
          <Button onClick={() => setOpen(true)}>Open</Button>
        </Card>
      </Tabs.Panel>
      <Tabs.Panel value="second">Second</Tabs.Panel>
      <Modal onClose={() => setOpen(false)} opened={open} title="Dialog">
        Words
      </Modal>
    </Tabs>
  );
}

export const button = (at: number): ReactNode => <Button key={at}>Button {at}</Button>;
export const card = (at: number): ReactNode => <Card key={at}>Card {at}</Card>;
