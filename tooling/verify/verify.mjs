/** `pnpm verify`: every check of the project, and one line that sums them up. */
if (!process.features.typescript) {
  console.error(
    `This needs the project's own Node (it runs TypeScript), and this is Node ${process.versions.node}.\nRun \`npm test\` or \`pnpm verify\` instead.`,
  );
  process.exit(1);
}
const { main } = await import('./src/main.ts');
process.exitCode = await main(process.argv.slice(2));
