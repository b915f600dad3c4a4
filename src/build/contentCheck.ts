import { describeFaults } from './fault';
import { inspectContent } from './loadContent';

/** `npm run content:check`: says whether the content can be built, and if not, all that is wrong with it. */
const { content, faults } = inspectContent(process.cwd());
if (faults.length > 0) {
  console.error(describeFaults(faults));
  process.exitCode = 1;
} else {
  const counts = Object.entries(content).map(([name, things]) => `${name} ${things.length}`);
  console.log(`Content is sound: ${counts.join(', ')}.`);
}
