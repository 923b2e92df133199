import { type ComponentType, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Chosen } from './chosen.ts';

/** Shows a page with a dialog, tabs, a card and a button. */
export function show(Provider: ComponentType<{ children: ReactNode }>, Sample: ComponentType<Chosen>): void {
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    const [tab, setTab] = useState('first');
    return (
      <Provider>
        <Sample open={open} setOpen={setOpen} setTab={setTab} tab={tab} />
      </Provider>
    );
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
}
