import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Checks the keyboard behaviour of a window. */
export interface OwedWindow {
  readonly role?: 'dialog' | 'alertdialog';
  /** The accessible name. */
  readonly name: string | RegExp;
  /** The accessible name of the first focused element. Defaults to the window itself. */
  readonly focus?: string | RegExp;
}

/** The roles of elements that may have the first focus. */
const CONTROLS = ['button', 'combobox', 'radio', 'spinbutton', 'switch', 'textbox'] as const;

const controlsOf = (window: HTMLElement, name: string | RegExp): readonly HTMLElement[] =>
  CONTROLS.flatMap((role) => within(window).queryAllByRole(role, { name }));

async function chooseByKeyboard(item: string): Promise<void> {
  const wanted = await screen.findByRole('menuitem', { name: item });
  const all = screen.getAllByRole('menuitem').length;
  for (let steps = 0; steps < all && document.activeElement !== wanted; steps += 1)
    await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(wanted);
  await userEvent.keyboard('{Enter}');
}

/**
 * Opens a window by keyboard, and checks its name, its first focus, that the focus stays inside and returns, and Escape.
 *
 * @param opener has the focus before and after
 * @param choices items of the menus that lead to the window
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
