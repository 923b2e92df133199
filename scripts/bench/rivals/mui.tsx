import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import type { Chosen } from './chosen.ts';

export function Provider({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <CssBaseline />
      {children}
    </>
  );
}

export function Sample({ open, setOpen, tab, setTab }: Chosen): ReactNode {
  return (
    <>
      <Tabs aria-label="Pages" onChange={(_event, next) => setTab(String(next))} value={tab}>
        <Tab label="First" value="first" />
        <Tab label="Second" value="second" />
      </Tabs>
      {tab === 'first' ? (
        <Card>
          <Button onClick={() => setOpen(true)} variant="contained">
            Open
          </Button>
        </Card>
      ) : (
        'Second'
      )}
      <Dialog onClose={() => setOpen(false)} open={open}>
        <DialogTitle>Dialog</DialogTitle>
        <DialogContent>
          Words
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogContent>
      </Dialog>
    </>
  );
}

export const button = (at: number): ReactNode => (
  <Button key={at} variant="contained">
    Button {at}
  </Button>
);
export const card = (at: number): ReactNode => <Card key={at}>Card {at}</Card>;
