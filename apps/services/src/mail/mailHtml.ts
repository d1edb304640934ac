import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailSender } from './readMailSender.ts';
import type { MailBranding } from './readMailBranding.ts';
import type { MailContent, MailRow } from './shopMail.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Sizes that mail programs understand everywhere. */
const WIDTH = '560px';
const GAP = '32px';

/** Labels and values as a table, which every mail program can lay out. */
function rowsTable(rows: readonly MailRow[], { color }: MailBranding) {
  const cell = { padding: '8px 0', fontSize: '15px', color: color.text, borderBottom: `1px solid ${color.line}` };
  return h(
    'table',
    { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, style: { margin: `0 0 ${GAP}` } },
    h(
      'tbody',
      null,
      rows.map(({ label, value, isStrong, url }, index) =>
        h(
          'tr',
          { key: index, style: { fontWeight: isStrong ? 700 : 400 } },
          h('td', { style: cell }, label),
          h(
            'td',
            { style: { ...cell, textAlign: 'right', whiteSpace: 'nowrap' } },
            url ? h(Link, { href: url }, value) : value,
          ),
        ),
      ),
    ),
  );
}

/** The HTML of a mail in the branding of its site. React escapes everything. Loaded when the first mail is written. */
export function mailHtml({ name, baseUrl, branding }: MailSender, content: MailContent): string {
  const { color, font, header, heading, button } = branding;
  const paragraph = { margin: '0 0 24px', fontSize: '16px', lineHeight: '24px', color: color.text };
  const small = { margin: '0', fontSize: '13px', lineHeight: '20px', color: color.textMuted };
  const title = { fontFamily: font.heading, fontWeight: heading.weight };
  const action = {
    padding: '14px 28px',
    borderRadius: button.radius,
    background: button.background,
    color: button.text,
    fontWeight: button.weight,
  };
  const page = h(
    Html,
    { lang: content.locale },
    h(Head, null, h('title', null, content.subject)),
    h(Preview, null, content.text),
    h(
      Body,
      { style: { margin: 0, padding: '24px 0', background: color.surface, fontFamily: font.body } },
      h(
        Container,
        { style: { maxWidth: WIDTH, background: color.surfaceRaised, border: `1px solid ${color.line}` } },
        h(
          Section,
          { style: { padding: `20px ${GAP}`, background: header.background } },
          h(Link, { href: baseUrl, style: { ...title, fontSize: '22px', color: header.text } }, name),
        ),
        h(
          Section,
          { style: { padding: GAP } },
          h(Heading, { as: 'h1', style: { ...title, margin: '0 0 12px', color: color.heading } }, content.heading),
          content.picture &&
            h('img', {
              src: content.picture.url,
              alt: content.picture.text,
              width: '100%',
              style: { margin: `0 0 ${GAP}`, borderRadius: button.radius },
            }),
          h(Text, { style: paragraph }, content.text),
          content.quote &&
            h(Text, { style: { ...paragraph, fontStyle: 'italic', whiteSpace: 'pre-line' } }, `«${content.quote}»`),
          content.rows && rowsTable(content.rows, branding),
          h(
            Section,
            { style: { margin: `0 0 ${content.link ? '20px' : GAP}` } },
            h(Button, { href: content.button.url, style: action }, content.button.label),
          ),
          content.link &&
            h(
              Text,
              { style: paragraph },
              h(Link, { href: content.link.url, style: { color: color.heading } }, content.link.label),
            ),
          h(Text, { style: small }, content.footer),
        ),
      ),
    ),
  );
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}
