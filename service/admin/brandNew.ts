import { execFile } from 'node:child_process';
import { PATHS } from '../paths.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';

/** `brand new <id>`: the tool that checks and builds brands makes it, in a process of its own; here it is asked for and noted. */
export const brandNew: Command = {
  verb: 'brand new',
  takes: '<id>',
  does: 'makes brands/<id> from the template; edit it, then run "npm run generate"',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one id');
    operator.print(await scaffold(id));
    await operator.ports.store.transaction((tx) =>
      writeAudit(tx, operator, { action: 'brand.new', subject: id, detail: {} }),
    );
    return 0;
  },
};

function scaffold(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', PATHS.newBrand, id],
      { cwd: PATHS.root },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout.trim());
        else reject(new Refusal(stderr.trim() === '' ? error.message : stderr.trim()));
      },
    );
  });
}
