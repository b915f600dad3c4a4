import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackage } from './serverPackage';

/** `npm run server:package`: writes deploy/server/package.json and its lockfile, after a change of dependencies. */
for (const [name, text] of Object.entries(serverPackage())) writeFileSync(join('deploy/server', name), text);
