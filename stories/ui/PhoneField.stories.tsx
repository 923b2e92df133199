import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { readPhone } from '#protocol/rules/phone.ts';
import { PhoneField } from '#ui/components/PhoneField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: '手機號碼',
    prefixLabel: '國碼',
    hint: '我們會傳送六位數驗證碼',
    defaultValue: '0912345678',
    read: readPhone,
  },
  parameters: guide({
    usage: 'For a telephone number of the one country that the product serves.',
    dos: [
      'Judge the number when the field is left or the form is sent, and say so by `error`.',
      'Take numbers with and without the first 0.',
    ],
    donts: ['A Select for a country code that cannot be chosen.', 'An error while the number is still too short.'],
  }),
} satisfies Meta<typeof PhoneField>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: function States() {
    const words = useSharedText();
    const [digits, setDigits] = useState('');
    return (
      <Stack>
        <PhoneField
          hint={words.phoneHint}
          label={words.phone}
          onValueChange={setDigits}
          placeholder="0912 345 678"
          prefixLabel={words.country}
          read={readPhone}
          required
          value={digits}
        />
        <PhoneField defaultValue="912345678" label={words.phone} prefixLabel={words.country} read={readPhone} />
        <PhoneField
          defaultValue="09123"
          error={words.phoneError}
          label={words.phone}
          prefixLabel={words.country}
          read={readPhone}
        />
        <PhoneField
          defaultValue="0912345678"
          disabled
          label={words.phone}
          prefixLabel={words.country}
          read={readPhone}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole<HTMLInputElement>('textbox');
    if (!field) throw new Error('no phone field');
    await userEvent.type(field, '0912345678');
    await expect(field).toHaveValue('0912 345 678');
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('0912 456 78');
    await expect(field.selectionStart).toBe(4);
  },
};
