import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { AlertDialog } from './components/Dialog/index.ts';
import { useKeepFocus } from './useKeepFocus.ts';

function Rows({ asks = false, part }: { asks?: boolean; part?: string }): ReactNode {
  useKeepFocus();
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string>();
  const remove = (gone: string): void => setRows(rows.filter((row) => row !== gone));
  return (
    <main tabIndex={-1}>
      <div aria-label="panel" data-part={part} role="tabpanel" tabIndex={0}>
        {rows.length === 0 ? null : (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <div hidden>
                  <button type="button">hidden {row}</button>
                </div>
                <button onClick={() => (asks ? setAsked(row) : remove(row))} type="button">
                  {row}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <AlertDialog
        cancelLabel="No"
        confirmLabel="Yes"
        kind="confirm"
        onConfirm={() => {
          if (asked !== undefined) remove(asked);
          setAsked(undefined);
        }}
        open={asked !== undefined}
        title="Sure?"
      />
    </main>
  );
}
const row = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  row(name).focus();
  await userEvent.keyboard('{Enter}');
};

test('moves the focus to the next row, then to the row before, then to the part around the list', async () => {
  render(<Rows />);
  await press('two');
  await waitFor(() => expect(row('three')).toHaveFocus());
  await press('three');
  await waitFor(() => expect(row('one')).toHaveFocus());
  await press('one');
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'panel' })).toHaveFocus());
});

test('moves the focus to the next row if a dialog removed the row before it closed', async () => {
  render(<Rows asks />);
  await press('two');
  await press('Yes');
  await waitFor(() => expect(row('three')).toHaveFocus());
});

test('moves no focus after a press beside the row, and leaves rows of a virtual list to its scroller', async () => {
  const { unmount } = render(<Rows />);
  row('two').focus();
  await userEvent.click(document.body);
  row('two').click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'two' })).toBeNull());
  expect(document.body).toHaveFocus();
  unmount();
  render(<Rows part="virtual-list-scroller" />);
  await press('two');
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'panel' })).toHaveFocus());
});
