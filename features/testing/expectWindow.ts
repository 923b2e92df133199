import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What a window owes to who comes without a pointer. */
export interface OwedWindow {
  readonly role?: 'dialog' | 'alertdialog';
  /** By which a screen reader says it. */
  readonly name: string | RegExp;
  /** The name of what has the focus first; the window itself, where nothing is said. */
  readonly focus?: string | RegExp;
}

/** What may have the focus first. */
const CONTROLS = ['button', 'combobox', 'radio', 'spinbutton', 'switch', 'textbox'] as const;

const controlsOf = (window: HTMLElement, name: string | RegExp): readonly HTMLElement[] =>
  CONTROLS.flatMap((role) => within(window).queryAllByRole(role, { name }));

/** Goes down an open menu to an item, and chooses it. */
async function chooseByKeyboard(item: string): Promise<void> {
  const wanted = await screen.findByRole('menuitem', { name: item });
  const all = screen.getAllByRole('menuitem').length;
  for (let steps = 0; steps < all && document.activeElement !== wanted; steps += 1)
    await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(wanted);
  await userEvent.keyboard('{Enter}');
}

/**
 * Opens a window by keyboard and holds it to its name, to where the focus is first, stays and comes back, and to Escape.
 *
 * @param opener has the focus before, and again once the window is closed
 * @param choices items of the menus that the opener leads through
 */
export async function expectWindow(
  opener: HTMLElement,
  { role = 'dialog', name, focus }: OwedWindow,
  ...choices: readonly string[]
): Promise<void> {
  opener.focus();
  await userEvent.keyboard('{Enter}');
  for (const choice of choices) await chooseByKeyboard(choice);
  const window = await screen.findByRole(role, { name });
  if (focus === undefined) await waitFor(() => expect(document.activeElement).toBe(window));
  else await waitFor(() => expect(controlsOf(window, focus)).toContain(document.activeElement));
  for (const shift of [true, false]) {
    await userEvent.tab({ shift });
    expect(window.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
}
