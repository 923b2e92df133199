import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: '驗證碼', hint: '我們會傳送六位數驗證碼', length: 6, disabled: false },
  parameters: guide({
    usage: 'For a code that came by text message or e-mail. A password is a TextField.',
    dos: ['Go on by `onComplete`: nobody looks for a button after the sixth digit.', 'Say how many tries are left.'],
    donts: ['Six inputs: paste and autofill break.', 'Clearing a wrong code before it was read.'],
  }),
} satisfies Meta<typeof CodeField>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

const complete = fn();

export const States: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack>
      <CodeField hint={words.phoneHint} label={words.code} onComplete={complete} required />
      <CodeField defaultValue="482" hint={words.phoneHint} label={words.code} />
      <CodeField defaultValue="123456" error={words.codeError} label={words.code} />
      <CodeField defaultValue="12" disabled label={words.code} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    complete.mockClear();
    const [field] = canvas.getAllByRole('textbox');
    if (!field) throw new Error('no code field');
    await userEvent.click(field);
    await userEvent.paste('１２3-4');
    await expect(field).toHaveValue('1234');
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('12345');
    await expect(complete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(complete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('12345');
  },
};

export const FourDigits: StoryObj = {
  render: drawWith(useSharedText, (words) => <CodeField defaultValue="7" label={words.code} length={4} />),
};
