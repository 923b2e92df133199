import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { Brand } from '#protocol/brands.ts';
import brands from '#ui/generated/brands.json' with { type: 'json' };
import { variableOf } from '#ui/theme/paths.ts';
import { ThemePanel } from './ThemePanel.tsx';
import { LONG } from '#features/testing/long.ts';

/** jsdom has no layout, so no size changes. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});

/** The panel is beside the body. */
const whole = within(document.documentElement);
const look = (name: Parameters<typeof variableOf>[0]): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variableOf(name));
const press = () => userEvent.keyboard('{Alt>}[KeyC]{/Alt}');

test(
  'opens over the page on a key; applies a seed immediately, keeps it while closed, and undoes it',
  LONG,
  async () => {
    const [brand] = z.array(Brand).parse(brands);
    await renderWithProviders(<ThemePanel />, { ...(brand && { brand }) });
    expect(whole.queryByRole('region', { name: '主題面板' })).toBeNull();
    await press();
    const panel = await whole.findByRole('region', { name: '主題面板' });
    await waitFor(() => expect(whole.getByRole('combobox', { name: '品牌' })).toHaveFocus());
    const worn = document.documentElement.dataset['brand'];
    const primary = whole.getByRole('textbox', { name: '主色' });
    await userEvent.clear(primary);
    await userEvent.paste('3be477');
    await waitFor(() => expect(look('color.primary')).toBe('#3be477'));
    expect(document.documentElement.dataset['brand']).toBe(worn);
    await press();
    expect(panel).not.toBeVisible();
    expect(look('color.primary')).toBe('#3be477');
    await press();
    await userEvent.click(whole.getByRole('button', { name: '還原' }));
    await waitFor(() => expect(look('color.primary')).not.toBe('#3be477'));
  },
);
