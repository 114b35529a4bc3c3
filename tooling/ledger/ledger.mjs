/** `pnpm ledger [--json]`: which requirements the tests of the last run prove. */
import { main } from './src/main.ts';

process.exitCode = main(process.argv.slice(2));
