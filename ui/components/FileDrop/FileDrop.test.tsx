import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubMeasures } from '../../testing/stubMeasures.ts';
import { FileDrop, type FileDropWords } from './index.ts';

const words: FileDropWords = {
  choose: 'Choose a picture',
  drop: 'or drop one here',
  letGo: 'Let go',
  refused: { type: 'Only JPEG', size: 'Too large', content: 'Not a JPEG', many: 'One only' },
  crop: { frame: 'Part to show', move: 'Drag it', zoom: 'Size', apply: 'Use it', cancel: 'Back' },
};
const jpeg = (bytes: number[], name = 'me.jpg', type = 'image/jpeg'): File =>
  new File([new Uint8Array(bytes)], name, { type });
const head = [0xff, 0xd8, 0xff, 0xe0];
const input = (): HTMLElement => screen.getByLabelText('Choose a picture', { selector: 'input' });

// The second step is loaded on first use, which takes a long time on a slow machine.
beforeAll(() => import('./CropStep.tsx'));

beforeEach(() => {
  stubMeasures();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: vi.fn() });
});

test('is a named group around one button that describes the accepted pictures', async () => {
  render(<FileDrop hint="JPEG, 2 MB" label="Portrait" onPicture={vi.fn()} words={words} />);
  expect(screen.getByRole('group', { name: 'Portrait' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription('JPEG, 2 MB');
  expect(input()).toHaveAttribute('accept', expect.stringContaining('image/jpeg'));
});

test.each([
  ['Only JPEG', [jpeg([0x89, 0x50], 'me.png', 'image/png')]],
  ['Too large', [jpeg([...head, ...Array.from({ length: 20 }, () => 0)])]],
  ['Not a JPEG', [jpeg([0x47, 0x49, 0x46])]],
  ['One only', [jpeg(head), jpeg(head, 'you.jpg')]],
])('reports %s and allows another choice', async (message, files) => {
  const take = vi.fn();
  render(<FileDrop label="Portrait" maxBytes={16} onPicture={take} words={words} />);
  fireEvent.drop(input(), { dataTransfer: { files, types: ['Files'] } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription(message),
  );
  expect(take).not.toHaveBeenCalled();
});

test('opens the second step for a valid file, and returns the button and the focus on the way back', async () => {
  const { container } = render(<FileDrop label="Portrait" onPicture={vi.fn()} words={words} />);
  await userEvent.upload(input(), jpeg(head));
  await screen.findByRole('slider');
  fireEvent.load(container.querySelector('img') ?? container);
  const frame = await screen.findByRole('group', { name: 'Part to show' });
  await waitFor(() => expect(frame).toHaveFocus());
  expect(frame).toHaveAccessibleDescription('Drag it');
  const zoom = screen.getByRole('slider', { name: 'Size' });
  zoom.focus();
  await userEvent.keyboard('{End}');
  expect(zoom).toHaveAttribute('aria-valuenow', '4');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('refuses a file whose name and first bytes match a picture but whose content does not', async () => {
  const { container } = render(<FileDrop label="Portrait" onPicture={vi.fn()} words={words} />);
  await userEvent.upload(input(), jpeg(head));
  await screen.findByRole('slider');
  const picture = container.querySelector('img');
  if (!picture) throw new Error('no picture in the frame');
  fireEvent.error(picture);
  expect(await screen.findByText('Not a JPEG')).toBeInTheDocument();
});

test('accepts nothing while it is disabled, and shows the page’s error instead of its own', async () => {
  render(<FileDrop disabled error="Try later" label="Portrait" onPicture={vi.fn()} picture="/me.webp" words={words} />);
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeDisabled();
  expect(screen.getByText('Try later')).toBeInTheDocument();
  fireEvent.drop(input(), { dataTransfer: { files: [jpeg(head)], types: ['Files'] } });
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
