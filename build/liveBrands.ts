import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { z } from 'zod';

/** An editor saves in several steps, and saves several files one after another. */
const SETTLE_MS = 60;

const Answer = z.union([
  z.object({ made: z.array(z.string()), gone: z.array(z.string()), milliseconds: z.number() }),
  z.object({ problem: z.string() }),
]);

/** Data of all brands. The plugin sends its changes to the page itself. */
const LISTS = ['ui/generated/brands.json', 'protocol/generated/brands.json', 'ui/generated/brandFiles.json'] as const;

/** The parts of the development server that the plugin uses. */
export type LiveServer = Pick<ViteDevServer, 'watcher' | 'ws' | 'httpServer'> & {
  readonly config: { readonly logger: Pick<ViteDevServer['config']['logger'], 'info' | 'error'> };
};

/**
 * Rebuilds a brand in the development server when you edit its folder, and shows it on the open page. Vite replaces the colours; the page
 * replaces facts and drawings (`app/LiveBrand.tsx`). Errors appear over the page and in the terminal, with file and field.
 * @param checkout the project's folder
 * @param root the folder with `brands/` and the results; differs from `checkout` in tests only
 */
export const liveBrands = (checkout: string, root: string = checkout): Plugin => ({
  name: 'menagerie:live-brands',
  apply: 'serve',
  configureServer: (server) => followBrands(server, checkout, root),
  // Without this, a change of the data reloads the page and all its modules.
  hotUpdate: ({ file, modules }) => (LISTS.some((list) => file === join(root, list)) ? [] : modules),
});

/** Watches the brands until the server closes. */
export function followBrands(server: LiveServer, checkout: string, root: string): void {
  const folder = join(root, 'brands') + sep;
  const maker = fork(join(checkout, 'scripts/brands/remake.ts'), { cwd: checkout, execArgv: ['--import', 'tsx'] });
  server.httpServer?.once('close', () => maker.kill());
  server.watcher.add(folder);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // The first request builds every brand. Later requests rebuild only the edited brands.
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

/** Requests a build. Answers carry no id, so only one request runs at a time. */
function remake(maker: ChildProcess, root: string): Promise<z.infer<typeof Answer>> {
  return new Promise((resolve) => {
    maker.once('message', (message) => resolve(Answer.parse(message)));
    maker.send({ root });
  });
}

interface Shown {
  readonly root: string;
  readonly answer: z.infer<typeof Answer>;
  /** The edited files. */
  readonly files: readonly string[];
  /** Whether the page shows an error at the moment. */
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
  // An edit that was undone builds nothing, but still removes the error.
  logger.info(names.length === 0 ? 'the brands are as they were' : `made ${names.join(', ')} in ${milliseconds} ms`, {
    timestamp: true,
  });
  if (wasWrong || gone.length > 0) ws.send({ type: 'full-reload', path: '*' });
  const drawings = files.filter((file) => file.endsWith('.svg')).flatMap((file) => addressesOf(file, root));
  const brands: unknown = JSON.parse(readFileSync(join(root, LISTS[0]), 'utf8'));
  ws.send({ type: 'custom', event: 'menagerie:brands', data: { brands, drawings } });
}

/** Returns the addresses of a drawing in a brand's folder. The mark also serves as a character that the brand does not draw. */
function addressesOf(file: string, root: string): readonly string[] {
  const address = `/${relative(root, file).split(sep).join('/')}`;
  return address.endsWith('/mark.svg') ? [address, address.replace('mark.svg', 'mascot.svg')] : [address];
}
