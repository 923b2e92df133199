import { expect, test } from '@playwright/test';
import { readUp } from './fixtures/talk.ts';

// A list that draws only visible rows, between two frames: a row is placed, and hidden until it is measured.
const LIST = `
  <div role="region" style="height: 90px; overflow-y: auto">
    <div data-part="chat-row" style="height: 30px"><span data-part="chat-bubble">01</span></div>
    <div data-part="chat-row" style="height: 30px; visibility: hidden"><span data-part="chat-bubble">02</span></div>
    <div data-part="chat-row" style="height: 30px"><span data-part="chat-bubble">03</span></div>
  </div>`;

test('waits for a row that is placed and not drawn yet', async ({ page }) => {
  await page.setContent(LIST);
  const list = page.getByRole('region');
  // The row is drawn after the first look at the list.
  await list.evaluate((element) => {
    const measure = element.getBoundingClientRect.bind(element);
    element.getBoundingClientRect = () => {
      setTimeout(() => {
        for (const row of element.querySelectorAll<HTMLElement>('[data-part=chat-row]'))
          row.style.visibility = 'visible';
      });
      return measure();
    };
  });
  expect(await readUp(list, /^(\d\d)$/, '01')).toEqual([['01', '02', '03']]);
});
