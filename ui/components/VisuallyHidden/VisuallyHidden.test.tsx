import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './index.ts';

test('is part of a control’s name, and announces its text with a role', () => {
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
