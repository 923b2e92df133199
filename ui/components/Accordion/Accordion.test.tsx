import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Accordion, AccordionItem } from './index.ts';

const items = (
  <>
    <AccordionItem title="How do I sign in?" value="sign-in">
      By telephone.
    </AccordionItem>
    <AccordionItem disabled title="Soon" value="soon">
      Later.
    </AccordionItem>
    <AccordionItem level={2} title="Where is my gold?" value="gold">
      In the bank book.
    </AccordionItem>
  </>
);
const question = (name: string): HTMLElement => screen.getByRole('button', { name });

test('opens one answer at a time and closes the open answer on a second press', async () => {
  const change = vi.fn();
  render(<Accordion onValueChange={change}>{items}</Accordion>);
  expect(screen.queryByText('By telephone.')).not.toBeInTheDocument();
  await userEvent.click(question('How do I sign in?'));
  expect(screen.getByRole('region', { name: 'How do I sign in?' })).toHaveTextContent('By telephone.');
  await userEvent.click(question('Where is my gold?'));
  expect(screen.queryByText('By telephone.')).not.toBeInTheDocument();
  await userEvent.click(question('Where is my gold?'));
  expect(screen.queryByText('In the bank book.')).not.toBeInTheDocument();
  expect(change.mock.calls).toEqual([['sign-in'], ['gold'], ['']]);
});

test('opens several answers together if `type` allows it', async () => {
  render(
    <Accordion defaultValue={['sign-in']} type="multiple">
      {items}
    </Accordion>,
  );
  await userEvent.click(question('Where is my gold?'));
  expect(screen.getAllByRole('region')).toHaveLength(2);
});

test('moves from question to question by the arrows, Home and End', async () => {
  render(<Accordion>{items}</Accordion>);
  await userEvent.tab();
  expect(question('How do I sign in?')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(question('Where is my gold?')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(question('How do I sign in?')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(screen.getByText('In the bank book.')).toBeInTheDocument();
});

test('makes a question a heading of its level and lets the page control the open question', async () => {
  const change = vi.fn();
  render(
    <Accordion onValueChange={change} value="gold">
      {items}
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Where is my gold?' })).toBeInTheDocument();
  await userEvent.click(question('Where is my gold?'));
  expect(change).toHaveBeenCalledWith('');
  expect(screen.getByText('In the bank book.')).toBeInTheDocument();
  await userEvent.click(question('Soon'));
  expect(screen.queryByText('Later.')).not.toBeInTheDocument();
});
