// Options of the command line, as both benches read them.

/** The word after `--name`, else `fallback`. */
export const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
