import { request } from 'node:http';
import type { TestService } from './memoryService.ts';

/** Returns the text of a GET with a given `Host`, which `fetch` does not allow. */
export function getAs({ port }: Pick<TestService, 'port'>, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}
