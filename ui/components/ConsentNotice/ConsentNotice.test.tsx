import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ConsentNotice, type ConsentNoticeProps } from './ConsentNotice.tsx';

// The checkbox measures itself to size its form field.
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

const items = [
  { id: 'terms', label: 'Terms of service', required: true },
  { id: 'age', label: 'I am 18 or older', required: true },
  { id: 'mail', label: 'News by e-mail', note: 'Twice a month at most' },
];

const show = (more: Partial<ConsentNoticeProps> = {}) => {
  const submit = vi.fn();
  const view = render(
    <ConsentNotice
      allLabel="All of it"
      items={items}
      onSubmit={submit}
      optionalLabel="optional"
      requiredError="Needed to go on"
      requiredLabel="required"
      submitLabel="Continue"
      title="Before we begin"
      {...more}
    />,
  );
  return { submit, view };
};

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('ticks nothing beforehand and names the kind of each box', () => {
  show();
  expect(screen.getByRole('form', { name: 'Before we begin' })).toBeInTheDocument();
  expect(box(/required Terms/u)).not.toBeChecked();
  expect(box(/required I am 18/u)).toBeRequired();
  expect(box(/optional News/u)).not.toBeRequired();
});

test('refuses to continue without the required boxes, names the missing one and focuses it', async () => {
  const { submit } = show();
  await userEvent.click(box(/Terms/u));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).not.toHaveBeenCalled();
  expect(box(/18/u)).toHaveFocus();
  expect(box(/18/u)).toHaveAccessibleDescription('Needed to go on');
  expect(box(/News/u)).not.toHaveAccessibleDescription('Needed to go on');
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenCalledExactlyOnceWith(['terms', 'age']);
});

test('ticks all boxes by one, and shows a mixed state', async () => {
  const { submit } = show();
  await userEvent.click(box(/News/u));
  expect(box(/All/u)).toBePartiallyChecked();
  await userEvent.click(box(/All/u));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenCalledExactlyOnceWith(['terms', 'age', 'mail']);
  await userEvent.click(box(/All/u));
  expect(box(/Terms/u)).not.toBeChecked();
});

test('is controlled by its owner', async () => {
  const change = vi.fn();
  show({ value: ['terms'], onValueChange: change });
  await userEvent.click(box(/18/u));
  expect(change).toHaveBeenCalledExactlyOnceWith(['terms', 'age']);
  expect(box(/18/u)).not.toBeChecked();
});

test('does not submit twice while the first submit is under way', async () => {
  const { submit } = show({ busy: true, defaultValue: ['terms', 'age'] });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).not.toHaveBeenCalled();
});
