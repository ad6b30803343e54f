/** `npm start`: sets up what is missing, then serves in this same process, so that a signal reaches the server itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOn, root, setUp } from './setup.mjs';

process.chdir(root);
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await setUp(['dependencies', 'client', 'server']);
  const server = await import(pathToFileURL(join(root, '.build/server.mjs')).href);
  // What is wrong with the settings is said before the long build, not after it.
  await server.preflight();
  await setUp(['places', 'pages', 'sitemap']);
  await server.serve();
} catch (error) {
  exitOn(error);
}
