import type { ReactNode } from 'react';
import { Button } from '../../../ui/components/Button/index.ts';
import { Card } from '../../../ui/components/Card/index.ts';
import { Dialog } from '../../../ui/components/Dialog/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/components/Tabs/index.ts';
import type { Chosen } from './chosen.ts';
import '../../../ui/generated/brands.css';
import '../../../ui/theme/global.css.ts';

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

export function Sample({ open, setOpen, tab, setTab }: Chosen): ReactNode {
  return (
    <Tabs onValueChange={setTab} value={tab}>
      <TabList label="Pages">
        <Tab value="first">First</Tab>
        <Tab value="second">Second</Tab>
      </TabList>
      <TabPanel value="first">
        <Card>
          <Button onClick={() => setOpen(true)}>Open</Button>
        </Card>
      </TabPanel>
      <TabPanel value="second">Second</TabPanel>
      <Dialog closeLabel="Close" onOpenChange={setOpen} open={open} title="Dialog">
        Words
      </Dialog>
    </Tabs>
  );
}

export const button = (at: number): ReactNode => <Button key={at}>Button {at}</Button>;
export const card = (at: number): ReactNode => <Card key={at}>Card {at}</Card>;
