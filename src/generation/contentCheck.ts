import { describeFaults, isWarning } from './fault';
import { inspectProject } from './loadContent';

/** `npm run content:check`: prints all faults and warnings in the content; exits with an error if there are faults. */
async function checkContent(): Promise<void> {
  const { content, faults } = await inspectProject(process.cwd());
  if (faults.length > 0) console.error(describeFaults(faults));
  if (faults.some((fault) => !isWarning(fault))) {
    process.exitCode = 1;
    return;
  }
  const counts = Object.entries(content).map(([name, things]) => `${name} ${things.length}`);
  console.log(`Content is sound: ${counts.join(', ')}.`);
}

checkContent().catch((error: unknown) => {
  console.error(`The check failed because of a program error: ${String(error)}`);
  process.exitCode = 2;
});
