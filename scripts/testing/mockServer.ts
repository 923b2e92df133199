import { resolve } from 'node:path';
import express from 'express';

/**
 * Serves the offline build to the end-to-end tests, as a plain web server does: `tsx scripts/testing/mockServer.ts <port>`. Not by
 * `vite preview`, which compresses every file anew for every browser.
 */
const folder = resolve('dist/mock');
const app = express();
// A game's frame has an opaque origin, so its files are requested across origins.
app.use('/games', (_request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  next();
});
app.use(express.static(folder, { index: false, redirect: false }));
app.use((request, response) => {
  // A file that is missing stays missing; every other address is a page of the app.
  if (/\.[a-z0-9]+$/i.test(request.path)) response.sendStatus(404);
  else response.sendFile(resolve(folder, 'index.html'));
});
app.listen(Number(process.argv[2]), '127.0.0.1');
