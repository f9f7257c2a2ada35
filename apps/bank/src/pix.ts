// BR Code: the text of a PIX QR code, as EMV fields with a checksum (Banco Central do Brasil, Manual de Padrões para Iniciação do Pix).

const CRC_FIELD = '6304';
const CURRENCIES: Readonly<Record<string, string>> = { BRL: '986', USD: '840', VND: '704' };
const NO_CURRENCY = '999';
const NAME_LENGTH = 25;
const CITY_LENGTH = 15;
const TXID_LENGTH = 25;

/** One EMV field: id, length in two digits, value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE of a text of ASCII characters, four upper-case hexadecimal digits. */
export const crc16 = (text: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const plain = (text: string, length: number): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, length);

export interface PixPayment {
  /** PIX key of the receiver. */
  readonly key: string;
  /** Decimal with a point: "50.00". */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly receiver: string;
  readonly city: string;
  /** Letters and digits that name the payment. */
  readonly txid: string;
}

export const brCode = ({ key, amount, currency, receiver, city, txid }: PixPayment): string => {
  const fields = [
    field('00', '01'),
    // The code is for one payment.
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', CURRENCIES[currency] ?? NO_CURRENCY),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(receiver, NAME_LENGTH)),
    field('60', plain(city, CITY_LENGTH)),
    field('62', field('05', txid.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, TXID_LENGTH))),
  ].join('');
  return `${fields}${CRC_FIELD}${crc16(fields + CRC_FIELD)}`;
};
