import type { IncomingMessage } from 'node:http';
import { REST_PATHS } from './servicePaths.ts';

/** The path of a request without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

export const isRest = (path: string): boolean => REST_PATHS.test(path);
/** A path that names a file; the app's own paths have no dots. */
export const isFile = (path: string): boolean => !isRest(path) && /\.[^/]*$/.test(path);
