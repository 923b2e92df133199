import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './index.ts';

test('its words are part of what a control is called, and a role makes them an announcement', () => {
  render(
    <>
      <button type="button">
        <svg aria-hidden="true" />
        <VisuallyHidden>Mail, 3 unread</VisuallyHidden>
      </button>
      <VisuallyHidden role="status">Saved</VisuallyHidden>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Mail, 3 unread' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});
