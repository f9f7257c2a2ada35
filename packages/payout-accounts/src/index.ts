// What a member's payout account may be: the same rules in the form and on the platform.

/** `cardNumberOf(typed)` answers the digits of a card, or null where the check digit is wrong. */
export { cardNumberOf } from './card-number.ts';
/** `maskedTail(number)`, `maskedWalletId(id)` and `maskedPixKey(key)` leave so much of a number that its owner knows it. */
export { maskedPixKey, maskedTail, maskedWalletId } from './mask.ts';
/** `pixKeyOf(typed)` answers the kind of a PIX key and its one spelling, or null. */
export { type PixKey, type PixKeyKind, pixKeyOf } from './pix-key.ts';
/** `walletAddressOf(network, typed)` answers the address in its one spelling, or null where its checksum is wrong. */
export { isWalletNetwork, type WalletNetwork, walletAddressOf, walletNetworks } from './wallet-address.ts';
