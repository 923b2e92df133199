import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Field } from './index.ts';

test('names and describes its control', () => {
  render(
    <Field hint="Shown to friends" label="Motto" required>
      {({ labelId: _, ...wiring }) => <input {...wiring} required />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Motto' });
  expect(input).toHaveAccessibleDescription('Shown to friends');
  expect(input).toBeRequired();
});

test('replaces the hint by an error, but not by an empty one', () => {
  const field = (error: string | undefined) => (
    <Field error={error} hint="Shown to friends" label="Motto">
      {({ labelId: _, ...wiring }) => <input {...wiring} />}
    </Field>
  );
  const { rerender } = render(field('Too long'));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long');
  rerender(field(''));
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Shown to friends');
});

test('names a group of controls without a target for the label', () => {
  render(
    <Field group label="Sound">
      {({ labelId }) => (
        <div aria-labelledby={labelId} role="group">
          <input aria-label="Music" type="checkbox" />
        </div>
      )}
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Sound' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Music');
});

test('uses a hidden label as the name', () => {
  render(
    <Field label="Search" labelHidden>
      {({ labelId: _, ...wiring }) => <input {...wiring} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
});

test('passes its ref to its element, for scrolling', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Field label="Motto" ref={ref}>
      {({ labelId: _, ...wiring }) => <input {...wiring} />}
    </Field>,
  );
  expect(ref.current).toContainElement(screen.getByRole('textbox', { name: 'Motto' }));
});
