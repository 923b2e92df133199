import axe from 'axe-core';
import type { Misfit } from './overflow.ts';

/** The rules whose answer a brand can change; the others read the document alone, which is the same in every brand. */
const looks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * Audits the page: every rule of axe and the one on target sizes, which it leaves to the asker. The rules
 * about a whole page (its title, everything within landmarks) find none here: a story is a piece of one.
 *
 * @param scope `looks`: only the rules that a change of brand can break
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
