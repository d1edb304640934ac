import fc from 'fast-check';
import { cleanText, firstSentences, plainText, shorten } from './cleanText.ts';
import { toHtml } from './toHtml.ts';

describe('an external text', () => {
  it('loses what cannot be stored', () => {
    expect(cleanText(' a\u0000b\u0007\u202ec\ud800 ')).toBe('abc\ufffd');
  });

  it('is converted to plain text', () => {
    expect(plainText('<p>Töpfe &amp; Pfannen</p><p>5 &lt; 6</p><script>x()</script>')).toBe('Töpfe & Pfannen 5 < 6');
  });

  it('is truncated at a sentence, or else at a word', () => {
    expect(firstSentences('Eins. Zwei. Drei ist zu lang.', 14)).toBe('Eins. Zwei.');
    expect(firstSentences('Ein langer Satz ohne Ende', 12)).toBe('Ein langer…');
    expect(shorten('kurz', 10)).toBe('kurz');
  });
});

describe('external HTML', () => {
  it('keeps allowed tags', () => {
    expect(toHtml('<h1>A</h1><p class="x">b <em>c</em></p><p> </p>')).toBe('<h3>A</h3><p>b <em>c</em></p>');
  });

  it('is generated from lines of plain text', () => {
    expect(toHtml('Eins & zwei\nnoch eins\n\nDrei <3')).toBe('<p>Eins &amp; zwei<br />noch eins</p><p>Drei &lt;3</p>');
  });

  it('may be escaped', () => {
    expect(toHtml('&lt;p&gt;a&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;')).toBe('<p>a</p>');
  });

  it('contains nothing executable', () => {
    const part = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<img src=x onerror=y>',
        '<svg onload=y>',
        '<a href="javascript:y">',
        '&lt;',
        '&gt;',
      ],
      ...['<p', ' onclick="y"', '>', '<style>', '<!--', '-->', '<iframe src=y>', '"', 'text', '<scr', 'ipt>', '<math>'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        expect(toHtml(parts.join(''))).not.toMatch(/<(?!\/?(?:p|br)\b)[^>]*>|<[^>]*\son\w+=|javascript:/i);
      }),
    );
  });
});
