import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme';

const { space, color } = theme;

const Prose = styled.div`
  max-width: 70ch;
  overflow-wrap: anywhere;
  /* Not "* + *", for which browsers restyle the whole page whenever anything is inserted. */
  & > :where(:not(:first-child)) {
    margin-top: ${space.m};
  }
  & > :is(h2, h3, h4) {
    margin-top: ${space.l};
    font-size: ${theme.text.xl};
  }
  & > :first-child {
    margin-top: 0;
  }
  & :is(ul, ol) {
    padding-left: 1.25em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li::marker {
    color: ${color.accent};
  }
  & li:not(:first-child) {
    margin-top: ${space.xxs};
  }
  & a {
    color: ${color.accent};
  }
  & blockquote {
    margin-inline: 0;
    padding-left: ${space.m};
    border-left: 3px solid ${color.accent};
  }
  & table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${space.xs} ${space.s};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }
`;

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sanitised by the services. */
  html: string;
}

/** Editors' HTML: paragraphs, lists, tables, links. */
export function RichText({ html, ...props }: RichTextProps) {
  return <Prose {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
