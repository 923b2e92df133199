import type { IncomingMessage } from 'node:http';
import { REST_PATHS } from './servicePaths.ts';

/** Returns the path of a request without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

export const isRest = (path: string): boolean => REST_PATHS.test(path);
/** Whether a path names a file. The app's own paths have no dots. */
export const isFile = (path: string): boolean => !isRest(path) && /\.[^/]*$/.test(path);
