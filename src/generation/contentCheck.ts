import { parseArgs } from 'node:util';
import { isWarning } from './fault';
import { faultFormats, formatFaults } from './formatFaults';
import { inspectProject } from './loadContent';

/**
 * `npm run content:check -- --format people|json|github`: prints all faults and warnings in the content. The exit code
 * is 1 if there are faults, and 2 if the check itself failed.
 */
async function checkContent(): Promise<void> {
  const { values } = parseArgs({ options: { format: { type: 'string', default: 'people' } } });
  const format = faultFormats.find((known) => known === values.format);
  if (!format) throw new Error(`--format is "${values.format}", expected ${faultFormats.join(', ')}`);
  const { content, faults } = await inspectProject(process.cwd());
  const text = formatFaults(faults, format);
  if (text) (format === 'people' ? console.error : console.log)(text);
  if (faults.some((fault) => !isWarning(fault))) {
    process.exitCode = 1;
    return;
  }
  if (format === 'json') return;
  const counts = Object.entries(content).map(([name, items]) => `${name} ${items.length}`);
  console.log(`Content is sound: ${counts.join(', ')}.`);
}

checkContent().catch((error: unknown) => {
  console.error(`The check could not run: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
});
