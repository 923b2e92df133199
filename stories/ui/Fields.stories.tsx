import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { CodeField } from '#ui/components/CodeField/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Forms/Fields' } satisfies Meta;
export default meta;

export const TextFields: StoryObj = {
  render: function TextFields() {
    const words = useWords();
    const [value, setValue] = useState('');
    return (
      <Stack>
        <TextField
          autoComplete="tel"
          hint={words.phoneHint}
          label={words.phone}
          onValueChange={setValue}
          placeholder="0900 000 001"
          type="tel"
          value={value}
        />
        <TextField error={words.phoneError} label={words.phone} onValueChange={setValue} type="tel" value="0900" />
        <TextField disabled label={words.phone} onValueChange={setValue} value="0900000001" />
        <TextField
          before={<Search size={20} />}
          label={words.search}
          labelHidden
          onValueChange={setValue}
          placeholder={words.search}
          type="search"
          value={value}
        />
      </Stack>
    );
  },
};

export const Code: StoryObj = {
  render: function Code() {
    const words = useWords();
    const [code, setCode] = useState('');
    return (
      <Stack>
        <CodeField hint={words.phoneHint} label={words.code} onValueChange={setCode} value={code} />
        <CodeField error={words.codeError} label={words.code} onValueChange={() => undefined} value="123456" />
        <CodeField disabled label={words.code} onValueChange={() => undefined} value="12" />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('textbox');
    if (!field) throw new Error('no code field');
    await userEvent.click(field);
    await userEvent.paste('１２3-4');
    await expect(field).toHaveValue('1234');
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('12345');
  },
};

export const Selects: StoryObj = {
  render: function Selects() {
    const words = useWords();
    const [country, setCountry] = useState<'tw' | 'id' | 'vn'>();
    const options = [
      { value: 'tw', label: words.taiwan },
      { value: 'id', label: words.indonesia },
      { value: 'vn', label: words.vietnam, disabled: true },
    ] as const;
    return (
      <Stack>
        <Select
          label={words.country}
          onValueChange={setCountry}
          options={options}
          placeholder={words.choose}
          value={country}
        />
        <Select disabled label={words.country} onValueChange={setCountry} options={options} value="tw" />
        <Select
          error={words.choose}
          label={words.country}
          onValueChange={setCountry}
          options={options}
          value={undefined}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [trigger] = canvas.getAllByRole('combobox');
    if (!trigger) throw new Error('no select');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(trigger).toHaveTextContent('+62');
    await waitFor(async () => {
      await expect(trigger).toHaveFocus();
    });
  },
};

export const Checkboxes: StoryObj = {
  render: function Checkboxes() {
    const words = useWords();
    const [agreed, setAgreed] = useState(false);
    return (
      <Stack gap={2}>
        <Checkbox checked={agreed} label={words.agree} onCheckedChange={setAgreed} />
        <Checkbox checked label={words.agree} onCheckedChange={() => undefined} />
        <Checkbox checked="indeterminate" label={words.all} onCheckedChange={() => undefined} />
        <Checkbox checked={false} error={words.agreeError} label={words.agree} onCheckedChange={() => undefined} />
        <Checkbox checked disabled label={words.agree} onCheckedChange={() => undefined} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox');
    if (!first) throw new Error('no checkbox');
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};
