import { start } from './start.tsx';

await start();
