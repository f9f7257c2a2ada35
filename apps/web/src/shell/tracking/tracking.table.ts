// SN-07: every id of an advertiser that a registration passes on, and the names under which it comes.

interface TrackingRow {
  /** Name in the pixel-tracking object. */
  readonly key: string;
  /** Names in the address, the first one present counts; where no vendor documents a name, it is the key @assumed. */
  readonly names: readonly string[];
  /** A cookie that the vendor's pixel, or we, keep it in. */
  readonly cookie?: '_fbc' | '_fbp';
}

export const trackingTable: readonly TrackingRow[] = [
  { key: 'tid', names: ['tid'] },
  { key: 'facebook', names: ['facebook', 'fbclid'] },
  { key: 'tiktok', names: ['tiktok', 'ttclid'] },
  { key: 'kwai', names: ['kwai', 'kwaiclid'] },
  { key: 'googleTag', names: ['googleTag', 'gclid'] },
  { key: 'twitter', names: ['twitter', 'twclid'] },
  { key: 'voluum', names: ['voluum', 'cid'] },
  { key: 'propeller', names: ['propeller'] },
  { key: 'kadam', names: ['kadam'] },
  { key: 'tf', names: ['tf'] },
  { key: 'rt', names: ['rt', 'rtclid'] },
  { key: 'okx', names: ['okx'] },
  { key: 'obclid', names: ['obclid'] },
  { key: 'phx', names: ['phx'] },
  { key: 'mgs', names: ['mgs'] },
  { key: 'optimove', names: ['optimove'] },
  { key: 'fbc', names: ['fbc'], cookie: '_fbc' },
  { key: 'fbp', names: ['fbp'], cookie: '_fbp' },
  { key: 'utm_source', names: ['utm_source'] },
];
