import axe from 'axe-core';
import type { Misfit } from './overflow.ts';

/** The rules that depend on a brand; the others check the document, which is the same in every brand. */
const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Audits the page with every rule of axe, and with the rule on target sizes, which axe disables by default. The rules about a whole page
 * (its title, landmarks) are disabled, since a story is a part of a page.
 *
 * @param scope `looks`: only the rules that depend on a brand
 */
export async function audit(scope: 'everything' | 'looks'): Promise<readonly Misfit[]> {
  const { violations } = await axe.run(
    { include: [...document.body.children].filter((at): at is HTMLElement => at instanceof HTMLElement) },
    {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
      ...(scope === 'looks' ? { runOnly: looks } : {}),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => ({
      where: target.join(' '),
      what: `${id}: ${(failureSummary ?? '').split('\n').slice(1, 2).join(' ').trim()}`,
    })),
  );
}
