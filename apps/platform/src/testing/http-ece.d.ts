// The part of http_ece that tests use; it has no types of its own.
declare module 'http_ece' {
  interface Parameters {
    readonly version: 'aes128gcm';
    readonly privateKey: import('node:crypto').ECDH;
    readonly authSecret: string;
  }
  const ece: { readonly decrypt: (body: Buffer, parameters: Parameters) => Buffer };
  export default ece;
}
