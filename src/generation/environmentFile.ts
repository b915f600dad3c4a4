import { existsSync } from 'node:fs';

// A build reads the variables of `.env`, as the server does. Variables that are already set keep their values.
if (existsSync('.env')) process.loadEnvFile('.env');
