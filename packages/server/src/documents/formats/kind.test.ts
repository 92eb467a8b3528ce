import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { kindOf } from './kind.ts';

const bytes = (text: string, encoding: BufferEncoding = 'latin1'): Uint8Array =>
  new Uint8Array(Buffer.from(text, encoding));
const outcome = (content: Uint8Array, name: string): string => {
  try {
    return kindOf(content, name);
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return `${code}: ${message}`;
  }
};

describe('the kind of a document', () => {
  it.each([
    ['%PDF-1.7 …', 'a.txt', 'pdf'],
    ['\n\n%PDF-1.4', 'a.pdf', 'pdf'],
    ['PK\u0003\u0004....', 'a.docx', 'docx'],
    ['<!DOCTYPE html><p>x', '', 'html'],
    ['Sec. 1. Setbacks.', 'a.txt', 'text'],
    ['MZ is how this sentence begins, as text may.', 'a.txt', 'text'],
  ])('is detected from the content of %j', (content, name, kind) => {
    expect(outcome(bytes(content), name)).toBe(kind);
  });

  it.each([
    ['MZ\u0090\0\u0003\0\0\0\u0004\0', 'ordinance.txt', /a program/],
    ['\u007fELF\u0002\u0001', 'ordinance.txt', /a program/],
    ['\u00d0\u00cf\u0011\u00e0\u00a1', 'old.doc', /older Word/],
    ['\u0089PNG\r\n', 'scan.pdf', /a picture/],
    ['{\\rtf1', 'a.txt', /rich text/],
    ['Sec. 1. Setbacks.', 'a.pdf', /named \.pdf, but it is plain text/],
    ['<html><p>Not found', 'a.docx', /named \.docx, but it is a web page/],
    ['abc\0\u0001\u0002def\u0000', 'a.txt', /not a document of text/],
  ])('of %j called %s is refused, saying what it is', (content, name, sentence) => {
    expect(outcome(bytes(content), name)).toMatch(/^wrong_kind: /);
    expect(outcome(bytes(content), name)).toMatch(sentence);
  });

  it('is text in any encoding', () => {
    const words = 'Ein § 5.3 “quoted” setback';
    const utf16be = Buffer.from(words, 'utf16le').swap16();
    for (const content of [
      Buffer.from(words, 'utf8'),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(words, 'utf8')]),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]),
      Buffer.from(words, 'utf16le'),
      Buffer.from(
        [...'Ein ']
          .map((c) => c.charCodeAt(0))
          .concat(
            0xa7,
            0x20,
            0x35,
            0x2e,
            0x33,
            0x20,
            0x93,
            ...[...'quoted'].map((c) => c.charCodeAt(0)),
            0x94,
            ...[...' setback'].map((c) => c.charCodeAt(0)),
          ),
      ),
    ]) {
      expect(outcome(new Uint8Array(content), 'a.txt')).toBe('text');
      expect(decodeText(new Uint8Array(content))).toBe(words);
    }
  });

  it('normalizes line endings', () => {
    expect(decodeText(bytes('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  });
});
