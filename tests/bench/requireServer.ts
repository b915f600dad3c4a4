/** Ends the process with a message, unless the site is served at the address. */
export async function requireServer(origin: string): Promise<void> {
  const response = await fetch(origin).catch(() => null);
  if (response?.ok) return;
  console.error(
    `The site is not served at ${origin}: run \`npm run build\`, then \`npm run serve\` in another terminal, or give its address as the first argument.`,
  );
  process.exit(1);
}
