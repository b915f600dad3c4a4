/**
 * `npm run bench:build [-- --homes N] [-- --only "case,case"] [-- --verify]`: measures builds in a copy of the project,
 * one after the other: cold with and without pictures, unchanged, and after edits. Prints a Markdown table.
 *
 * `--homes N` makes up homes from those of the site, until there are N. `--verify` compares all files with a cold build,
 * after the edits of content and after all edits were undone.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { differingFiles } from '../support/differingFiles';
import { makeUpHomes } from '../support/makeUpHomes';

const { values } = parseArgs({
  options: { homes: { type: 'string' }, only: { type: 'string' }, verify: { type: 'boolean' } },
});
mkdirSync('.build-cache', { recursive: true });
/** Beside the project's own caches, because hard links need the same file system. */
const folder = mkdtempSync(resolve('.build-cache/bench-'));
const at = (path: string) => join(folder, path);

/** A change to one file of the project; null deletes it. */
type Edit = { file: string; change: (text: string) => string | null };
type Case = { name: string; without?: string[]; edit?: Edit };

const edits: Record<string, Edit> = {
  'one price': {
    file: 'content/listings/cap-1092.json',
    change: (text) => text.replace(/"amount": (\d+)/, (_, amount) => `"amount": ${Number(amount) + 10_000}`),
  },
  'one home taken away': { file: 'content/listings/cap-1093.json', change: () => null },
  'one area guide': {
    file: 'content/areas/lusail/en.md',
    change: (text) => `${text.trimEnd()}\n\nOne more sentence.\n`,
  },
  'one word of the interface': {
    file: 'locales/en/search.json',
    change: (text) => text.replace(/": "([A-Z]\w+)"/, '": "$1 now"'),
  },
  'one component': {
    file: 'src/components/ui/Badge.tsx',
    change: (text) => text.replace('className=', 'data-bench="" className='),
  },
};
const cases: Case[] = [
  { name: 'cold', without: ['.cache', 'public', '.build-cache', 'releases'] },
  { name: 'cold without pictures', without: ['.cache', 'public', '.build-cache/brochures', 'releases'] },
  { name: 'unchanged' },
  { name: 'unchanged, built anyway', without: ['.build-cache/finished.json'] },
  ...Object.entries(edits).map(([name, edit]) => ({ name, edit })),
];

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(file)) cpSync(file, at(file), { recursive: true });
  const pictures = '.build-cache/pictures';
  if (existsSync(pictures)) cpSync(pictures, at(pictures), { recursive: true });
  execFileSync('cp', ['-al', resolve('node_modules'), at('node_modules')]);
  if (values.homes) makeUpHomes(at('content/listings'), Number(values.homes));
}

type Run = { output: string; wall: number; cpu: number; memory: number };

/** Builds, and returns seconds on the clock, processor seconds of all processes, and their largest total memory in MB. */
function build(): Promise<Run> {
  const script = `TIMEFORMAT='times %R %U %S'; time npm run build`;
  const child = spawn('bash', ['-c', script], {
    cwd: folder,
    detached: true,
    env: { ...process.env, CI: 'true' },
  });
  let [output, memory] = ['', 0];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const timer = setInterval(() => {
    const ps = execFileSync('ps', ['-o', 'rss=', '-s', String(child.pid)], { encoding: 'utf8' });
    const total = ps.split('\n').reduce((sum, line) => sum + Number(line), 0);
    memory = Math.max(memory, total / 1024);
  }, 500);
  return new Promise((done, fail) => {
    child.on('close', (code) => {
      clearInterval(timer);
      const [, wall, user, system] = /^times (\S+) (\S+) (\S+)$/m.exec(output) ?? [];
      if (code === 0) done({ output, wall: Number(wall), cpu: Number(user) + Number(system), memory });
      else fail(new Error(`The build failed:\n${output}`));
    });
  });
}

function apply({ file, change }: Edit): void {
  const before = readFileSync(at(file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} no longer has what the bench changes`);
  if (after === null) rmSync(at(file));
  else writeFileSync(at(file), after);
}

function row(name: string, { output, wall, cpu, memory }: Run): string {
  const [, pages = '?'] = /wrote (\d+) pages/.exec(output) ?? [];
  const [, files = '?'] = /Compressed public\/: (\d+) written/.exec(output) ?? [];
  return `| ${name} | ${wall.toFixed(0)} | ${cpu.toFixed(0)} | ${pages} | ${files} | ${memory.toFixed(0)} |`;
}

async function bench(): Promise<void> {
  copyProject();
  const wanted = values.only?.split(',') ?? cases.map(({ name }) => name);
  const ofContent = Object.keys(edits).filter((name) => edits[name]?.file.startsWith('content/'));
  const lastOfContent = ofContent.filter((name) => wanted.includes(name)).at(-1);
  console.log(
    '| build | s | processor s | pages written | files compressed | MB |\n|---|---|---|---|---|---|',
  );
  for (const { name, without = [], edit } of cases.filter((each) => wanted.includes(each.name))) {
    for (const path of without) rmSync(at(path), { recursive: true, force: true });
    if (edit) apply(edit);
    console.log(row(name, await build()));
    if (values.verify && name === lastOfContent) await compare('After edits of content');
  }
  if (!values.verify) return;
  for (const { file } of Object.values(edits)) cpSync(file, at(file));
  console.log(row('edits undone', await build()));
  await compare('After all edits were undone');
}

/** Compares what was built with a cold build of the same files. */
async function compare(edited: string): Promise<void> {
  // In a folder that builds do not read.
  const before = at('.build-cache/before');
  cpSync(at('public'), before, { recursive: true });
  for (const path of ['.cache', 'public']) rmSync(at(path), { recursive: true });
  await build();
  const differing = differingFiles(before, at('public'));
  rmSync(before, { recursive: true });
  console.log(differing.length === 0 ? `\n${edited}: all files as in a cold build.\n` : differing.join('\n'));
  if (differing.length > 0) process.exitCode = 1;
}

bench()
  .catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => rmSync(folder, { recursive: true, force: true }));
