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
import type { MailContent } from './shopMail.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Sizes that mail programs understand everywhere. */
const WIDTH = '560px';
const GAP = '32px';

/** The HTML of a mail in the brand's look. React escapes everything. Loaded when the first mail is written. */
export function mailHtml({ name, baseUrl, look }: MailSender, content: MailContent): string {
  const { color, font, header, heading, button } = look;
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
          h(Text, { style: paragraph }, content.text),
          h(
            Section,
            { style: { margin: `0 0 ${GAP}` } },
            h(Button, { href: content.button.url, style: action }, content.button.label),
          ),
          h(Text, { style: small }, content.footer),
        ),
      ),
    ),
  );
  return `${DOCTYPE}${renderToStaticMarkup(page)}`;
}
