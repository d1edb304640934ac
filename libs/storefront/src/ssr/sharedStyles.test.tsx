/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
import { createSharedStyles } from './sharedStyles';

const turn = keyframes`to { rotate: 1turn; }`;
const Plain = styled.p`
  color: red;
`;
const Turning = styled(Plain)`
  animation: ${turn} 1s;
`;
const pages = { plain: <Plain />, turning: <Turning />, both: [<Turning key="a" />, <Plain key="b" />] };

function stylesOf(sheet: ServerStyleSheet, page: React.ReactNode) {
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
}

it('gives each page the styles it would have alone, whatever was rendered before', () => {
  const createSheet = createSharedStyles();
  for (const name of ['turning', 'plain', 'both', 'turning'] as const) {
    const alone = stylesOf(new ServerStyleSheet(), pages[name]);
    expect(stylesOf(createSheet(), pages[name])).toBe(alone);
  }
  expect(stylesOf(createSheet(), pages.plain)).not.toContain('animation');
});

it('keeps pages apart that are rendered at the same time', () => {
  const createSheet = createSharedStyles();
  const [first, second] = [createSheet(), createSheet()];
  renderToString(first.collectStyles(pages.turning));
  renderToString(second.collectStyles(pages.plain));
  expect(first.getStyleTags()).toContain('rotate');
  expect(second.getStyleTags()).not.toContain('rotate');
  expect(second.getStyleTags()).toContain('red');
});
