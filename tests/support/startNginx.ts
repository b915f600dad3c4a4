import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of nginx on this machine, or undefined. */
export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

export type Nginx = { reload: () => void; stop: () => void };

export type NginxSite = {
  /** An empty folder for the configuration and temporary files. */
  scratch: string;
  /** The configuration that `nginxFor` wrote. */
  configuration: string;
  releasesFolder: string;
  port: number;
  /** The port of this project's server, to which form requests are proxied. */
  proxied?: number;
};

/** Starts nginx on a port of loopback. @throws Error with nginx's message if the configuration is invalid */
export function startNginx(site: NginxSite): Nginx {
  const { scratch, configuration, releasesFolder, port, proxied = 9000 } = site;
  const program = nginx ?? 'nginx';
  const ownFolder = join(scratch, 'safa-bay');
  for (const folder of [join(scratch, 'temp'), ownFolder]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(ownFolder, 'listen.conf'), `listen 127.0.0.1:${port};`);
  writeFileSync(
    join(scratch, 'site.conf'),
    configuration
      .replaceAll('/srv/safa-bay/releases', releasesFolder)
      .replaceAll('/etc/nginx/safa-bay', ownFolder)
      .replace('127.0.0.1:9000', `127.0.0.1:${proxied}`),
  );
  const main = join(scratch, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    main,
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${scratch}/nginx.pid;`,
      `error_log ${scratch}/error.log;`,
      'events { }',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${scratch}/temp;`),
      `  include ${scratch}/site.conf;`,
      '}',
    ].join('\n'),
  );
  const check = spawnSync(program, ['-t', '-c', main], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const running = spawn(program, ['-c', main], { stdio: 'ignore' });
  return { reload: () => void running.kill('SIGHUP'), stop: () => void running.kill('SIGTERM') };
}
