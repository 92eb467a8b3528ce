import { describe, expect, it } from 'vitest';
import { allowedUrl, isPublicAddress } from './allowed-address.ts';

const code = (address: string, allowed: readonly string[] = []): string => {
  try {
    return allowedUrl(address, allowed).href;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('addresses that may be fetched', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://100.64.10.1/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://0.0.0.0/',
    'http://0/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://168.63.129.16/machine',
    'file:///etc/passwd',
    'gopher://example.org/',
    'http://user:secret@example.org/',
    'http://example.org:22/',
    'https://example.org:8443/',
    'http://printer.local/',
    'not an address',
    '',
  ])('refuses %s', (address) => {
    expect(code(address)).toBe('address_not_allowed');
  });

  it.each([
    'http://example.org/a?b#c',
    'https://example.org/',
    'https://example.org:443/',
    'http://example.org:80/',
    'http://93.184.216.34/',
    'http://[2606:2800:220:1::1]/',
  ])('allows %s', (address) => {
    expect(code(address)).toMatch(/^https?:/);
  });

  it('allows exactly the addresses that the operator names, and no others', () => {
    expect(code('http://127.0.0.1:8080/x', ['127.0.0.1:8080'])).toBe('http://127.0.0.1:8080/x');
    expect(code('http://127.0.0.1:8081/x', ['127.0.0.1:8080'])).toBe('address_not_allowed');
    expect(code('http://localhost:8080/x', ['127.0.0.1:8080'])).toBe('address_not_allowed');
    expect(code('http://intranet/x', ['intranet:80'])).toBe('http://intranet/x');
  });

  it.each([
    ['8.8.8.8', true],
    ['::ffff:8.8.8.8', true],
    ['::ffff:10.0.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['fe80::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b:1::a00:1', false],
    ['::7f00:1', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['0.0.0.0', false],
    ['168.63.129.16', false],
    ['2606:4700::1111', true],
    ['nonsense', false],
  ])('knows whether %s is public', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
