import { describe, expect, test } from 'vitest';
import {
  cardNumberOf,
  maskedPixKey,
  maskedTail,
  maskedWalletId,
  pixKeyOf,
  type WalletNetwork,
  walletAddressOf,
} from './index.ts';

describe('a PIX key', () => {
  test.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['52998224725', 'cpf', '52998224725'],
    ['５２９９８２２４７２５', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    ['12abc34501de35', 'cnpj', '12ABC34501DE35'],
    ['Maria.Silva+pix@Example.COM.br', 'email', 'maria.silva+pix@example.com.br'],
    ['+55 (11) 91234-5678', 'phone', '+5511912345678'],
    ['123E4567-e89b-12d3-a456-426614174000', 'random', '123e4567-e89b-12d3-a456-426614174000'],
  ])('%s is a key of kind %s', (typed, kind, key) => {
    expect(pixKeyOf(typed)).toEqual({ kind, key });
  });

  test.each([
    '',
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '00000000000000',
    '12.ABC.345/01DE-36',
    '12ABC34501DEA5',
    'maria@',
    '@example.com',
    'maria@example',
    `${'a'.repeat(70)}@example.com`,
    'maria silva@example.com',
    '+0 11 91234-5678',
    '+55',
    '11912345678901234',
    '123e4567-e89b-12d3-a456-42661417400',
    "'; drop table member; --",
  ])('%j is none', (typed) => {
    expect(pixKeyOf(typed)).toBeNull();
  });
});

describe('an address of a virtual wallet', () => {
  test.each<[WalletNetwork, string]>([
    // The contract of USDT on TRON.
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    // EIP-55, test cases.
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ERC20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['BEP20', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['BTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    // BIP 173 and BIP 350, test vectors.
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ])('of %s is read: %s', (network, address) => {
    expect(walletAddressOf(network, ` ${address} `)).toBe(address);
  });

  test('without the capitals of its checksum is read, and gets them', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(walletAddressOf('ERC20', address.toLowerCase())).toBe(address);
    expect(walletAddressOf('BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    );
  });

  test.each<[WalletNetwork, string]>([
    ['TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T'],
    ['TRC20', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['TRC20', ''],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
    ['ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['BTC', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    // The first checksum under version 1.
    ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['BTC', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('of %s is refused: %s', (network, address) => {
    expect(walletAddressOf(network, address)).toBeNull();
  });
});

describe('a card', () => {
  test.each([
    ['4242 4242 4242 4242', '4242424242424242'],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', '4242424242424242'],
    ['6222-0212-3456-7890-128', '6222021234567890128'],
    ['5555555555554444', '5555555555554444'],
    ['4242424242424241', null],
    ['0000000000000000', null],
    ['42424242', null],
    ['4242 4242 4242 424x', null],
    ['', null],
  ])('%s', (typed, digits) => {
    expect(cardNumberOf(typed)).toBe(digits);
  });
});

test('a stored number shows its end alone', () => {
  expect(maskedTail('4242424242424242')).toBe('•••• 4242');
  expect(maskedPixKey({ kind: 'email', key: 'maria@example.com.br' })).toBe('m•••@e•••.com.br');
  expect(maskedPixKey({ kind: 'cpf', key: '52998224725' })).toBe('•••• 4725');
  expect(maskedPixKey({ kind: 'phone', key: '+5511912344567' })).toBe('•••• 4567');
});

test.each([
  ['+639175550142', '•••• 0142'],
  ['maria@example.com', 'm•••@e•••.com'],
  ['a@b.co', '•••@•••.co'],
  ['maria@host', '•••• host'],
  ['maria', '•••• ia'],
  ['abcd', '•••• cd'],
])('the id %s of an e-wallet is shown as %s', (id, masked) => {
  expect(maskedWalletId(id)).toBe(masked);
});
