import type { Page } from '@playwright/test';

/** Words and controls that reach over the screen's side, and lie in nothing that can be scrolled or turned to; a top bar too full. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sideways = (element: Element): boolean => {
      for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        if (overflowX !== 'visible' && up.scrollWidth > up.clientWidth + 1) return true;
      }
      return false;
    };
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true });
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll(
      'button, a, p, label, input, textarea, h1, h2, h3, h4, dd, dt, li',
    )) {
      const { left, right } = element.getBoundingClientRect();
      if ((left < -1 || right > innerWidth + 1) && shown(element) && !sideways(element)) {
        found.push(`${element.tagName} ${(element.textContent ?? '').slice(0, 30)}: ${left} to ${right}`);
      }
    }
    const balances = document.querySelector('[data-part=wallet-pill-balances]')?.getBoundingClientRect();
    for (const balance of document.querySelectorAll('[data-part=wallet-pill-balance]')) {
      // On a telephone the second one may give way.
      if (innerWidth > 1024 && balances && balance.getBoundingClientRect().top >= balances.bottom - 1)
        found.push(`a balance that does not fit: ${balance.textContent}`);
    }
    const end = document.querySelector('[data-part=top-bar-end]')?.getBoundingClientRect();
    const menu = document.querySelector('[data-part=navigation-menu-list]')?.lastElementChild?.getBoundingClientRect();
    if (end && menu && menu.right > end.left) found.push(`the menu over the balances: ${menu.right} past ${end.left}`);
    return found;
  });
