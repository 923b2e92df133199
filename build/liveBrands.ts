import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { z } from 'zod';

/** An editor saves in more than one step, and a set of files one after another. */
const SETTLE_MS = 60;

const Answer = z.union([
  z.object({ made: z.array(z.string()), gone: z.array(z.string()), milliseconds: z.number() }),
  z.object({ problem: z.string() }),
]);

/** The brands' data, which the page is told of otherwise. */
const LISTS = ['ui/generated/brands.json', 'protocol/generated/brands.json', 'ui/generated/brandFiles.json'] as const;

/** What of the development server it works on. */
export type LiveServer = Pick<ViteDevServer, 'watcher' | 'ws' | 'httpServer'> & {
  readonly config: { readonly logger: Pick<ViteDevServer['config']['logger'], 'info' | 'error'> };
};

/**
 * In the development server, an edit of a brand's folder makes that brand anew and shows it on the page as it stands: Vite replaces the
 * colours, the page the facts and drawings (`app/LiveBrand.tsx`). What is wrong with a brand stands over the page and in the terminal, with file and field.
 *
 * @param checkout where the project lies
 * @param root where `brands/` lies and the results go; the project itself, but for tests
 */
export const liveBrands = (checkout: string, root: string = checkout): Plugin => ({
  name: 'menagerie:live-brands',
  apply: 'serve',
  configureServer: (server) => followBrands(server, checkout, root),
  // Data that the page has imported would load it again, and seven hundred modules with it.
  hotUpdate: ({ file, modules }) => (LISTS.some((list) => file === join(root, list)) ? [] : modules),
});

/** Watches the brands for a server until it closes. */
export function followBrands(server: LiveServer, checkout: string, root: string): void {
  const folder = join(root, 'brands') + sep;
  const maker = fork(join(checkout, 'scripts/brands/remake.ts'), { cwd: checkout, execArgv: ['--import', 'tsx'] });
  server.httpServer?.once('close', () => maker.kill());
  server.watcher.add(folder);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // With the first order it learns every brand, and later derives the edited one alone.
  let turn: Promise<z.infer<typeof Answer>> = remake(maker, root);
  const note = (file: string): void => {
    if (!file.startsWith(folder)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      turn = turn.then(async (before) => {
        const answer = await remake(maker, root);
        show(server, { root, answer, files, wasWrong: 'problem' in before });
        return answer;
      });
    }, SETTLE_MS);
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, note);
}

/** Has the brands made. One order at a time: answers do not say which one they answer. */
function remake(maker: ChildProcess, root: string): Promise<z.infer<typeof Answer>> {
  return new Promise((resolve) => {
    maker.once('message', (message) => resolve(Answer.parse(message)));
    maker.send({ root });
  });
}

interface Shown {
  readonly root: string;
  readonly answer: z.infer<typeof Answer>;
  /** What was edited. */
  readonly files: readonly string[];
  /** An error stands over the page. */
  readonly wasWrong: boolean;
}

function show({ config: { logger }, ws }: LiveServer, { root, answer, files, wasWrong }: Shown): void {
  if ('problem' in answer) {
    logger.error(answer.problem, { timestamp: true });
    ws.send({ type: 'error', err: { message: answer.problem, stack: '', plugin: 'menagerie:live-brands' } });
    return;
  }
  const { made, gone, milliseconds } = answer;
  const names = [...made, ...gone.map((id) => `no ${id} any more`)];
  // Nothing is made where an edit was taken back; what stood over the page goes all the same.
  logger.info(names.length === 0 ? 'the brands are as they were' : `made ${names.join(', ')} in ${milliseconds} ms`, {
    timestamp: true,
  });
  if (wasWrong || gone.length > 0) ws.send({ type: 'full-reload', path: '*' });
  const drawings = files.filter((file) => file.endsWith('.svg')).flatMap((file) => addressesOf(file, root));
  const brands: unknown = JSON.parse(readFileSync(join(root, LISTS[0]), 'utf8'));
  ws.send({ type: 'custom', event: 'menagerie:brands', data: { brands, drawings } });
}

/** Where a drawing of a brand's folder is served. The mark also stands for a character that a brand has none of. */
function addressesOf(file: string, root: string): readonly string[] {
  const address = `/${relative(root, file).split(sep).join('/')}`;
  return address.endsWith('/mark.svg') ? [address, address.replace('mark.svg', 'mascot.svg')] : [address];
}
