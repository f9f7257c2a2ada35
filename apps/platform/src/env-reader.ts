// Reads variables by their rules and collects all their faults, so that one message names them all.

const KEY_LENGTH = 32;

/** Text by name, with each name's default. */
export const createReader = <N extends string>(
  raw: Readonly<Record<string, string | undefined>>,
  variables: Readonly<Record<N, { readonly fallback: string }>>,
) => {
  const wrong: string[] = [];
  const text = (name: N): string => raw[name]?.trim() || variables[name].fallback;

  const whole = (name: N, least: number, most: number, fallback?: number): number => {
    const given = text(name);
    const value = given === '' && fallback !== undefined ? fallback : Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    wrong.push(`${name} must be a whole number from ${least} to ${most}, not "${given}"`);
    return least;
  };

  /** An address and what it cannot work without: both are set, or neither. */
  const pair = (name: N, form: RegExp, other: N): readonly [address: string, beside: string] | null => {
    const [address, beside] = [text(name), text(other)];
    if (address === '' && beside === '') return null;
    if (!form.test(address)) wrong.push(`${name} must match ${form.source} where ${other} is set`);
    if (beside === '') wrong.push(`${other} must be set where ${name} is`);
    return [address, beside];
  };

  /** A secret that is long enough to be one; null where it is not set. */
  const key = (name: N): string | null => {
    const given = text(name);
    if (given !== '' && given.length < KEY_LENGTH) wrong.push(`${name} must have at least ${KEY_LENGTH} characters`);
    return given || null;
  };

  return { wrong, text, whole, pair, key };
};
