import { today } from '../generation/today';
import { importCommand } from './importCommand';

/** `npm run content:import`: imports homes from a feed into `content/`. */
async function runImport(): Promise<void> {
  process.exitCode = await importCommand(process.argv.slice(2), {
    root: process.cwd(),
    today: today(),
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
}

void runImport();
