import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackage } from './serverPackage';

/** `npm run server:package`: writes deploy/server/package.json and its lockfile. Run it after changing dependencies. */
for (const [name, text] of Object.entries(serverPackage())) writeFileSync(join('deploy/server', name), text);
