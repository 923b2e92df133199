import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import '#ui/generated/brands.css';
import '#ui/theme/global.css.ts';

/** A dialog, tabs, a card and a button from the library, in their themes. */
function Components(): ReactNode {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('first');
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
      <Dialog closeLabel="Close" onOpenChange={setOpen} open={open} title="Dialog" />
    </Tabs>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Components />);
