import { parentPort, workerData } from 'node:worker_threads';
import { compressFiles } from './compressFiles';

// A thread of `compressFolder`.
parentPort?.postMessage(compressFiles(workerData));
