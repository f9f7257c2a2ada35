// Provides built-ins that the cryptographic library needs and browsers before iOS 15.4 and Chrome 93 lack.

/** TypeScript knows only what our oldest browsers have. */
interface NewerObject {
  hasOwn?: (object: object, name: PropertyKey) => boolean;
}

// biome-ignore lint/suspicious/noPrototypeBuiltins: this stands in for hasOwn itself
const hasOwn = (object: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, name);

const HALF_BITS = 32n;
const HALF = 0xffff_ffffn;

function setBigUint64(this: DataView, offset: number, value: bigint, littleEndian = false): void {
  const [high, low] = [Number((value >> HALF_BITS) & HALF), Number(value & HALF)];
  this.setUint32(offset, littleEndian ? low : high, littleEndian);
  this.setUint32(offset + 4, littleEndian ? high : low, littleEndian);
}

/** Provides them where they are missing. */
export function provideMissingBuiltins(): void {
  // All of them may be absent, whatever the types of the project say.
  const object = Object as NewerObject;
  const view = DataView.prototype as Partial<Pick<DataView, 'setBigUint64'>>;
  object.hasOwn ??= hasOwn;
  view.setBigUint64 ??= setBigUint64;
}
