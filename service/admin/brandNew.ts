import { execFile } from 'node:child_process';
import { PATHS } from '../paths.ts';
import { type FileCommand, Refusal, UsageError } from './command.ts';

/** `brand new <id>` runs the tool that checks and builds brands in a separate process. It needs no database. */
export const brandNew: FileCommand = {
  verb: 'brand new',
  takes: '<id>',
  does: 'makes brands/<id> from the template; edit it, then run "npm run generate"',
  async runOn({ print }, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one id');
    print(await scaffold(id));
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
