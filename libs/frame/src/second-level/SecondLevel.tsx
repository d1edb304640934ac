import type { SiteContent } from '@shop/contracts';
import { Button } from '@shop/ui-kit/button';
import { Container, CONTENT_WIDTH } from '@shop/ui-kit/layout';
import { media, theme } from '@shop/ui-kit/theme';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { SecondLevelNavigation } from './SecondLevelNavigation';
import { secondLevelOf } from './secondLevelOf';
import { useShowSidebar } from './useShowSidebar';

/** On wide screens beside the page, aligned with its content. */
const Side = styled.div`
  padding-inline: ${theme.space.gutter};
  .toggle {
    display: none;
  }
  ${media.laptop} {
    --edge: max(0px, (100% - ${CONTENT_WIDTH}) / 2);
    padding-inline-end: 0;
    margin-inline-start: var(--edge);
    &[data-shown='true'] {
      float: inline-start;
      inline-size: 18rem;
    }
    [data-part]:has(> &[data-shown='true']) + * {
      display: flow-root;
      margin-inline-end: var(--edge);
    }
    &[data-shown='false'] nav {
      display: none;
    }
    .toggle {
      display: block;
      margin-block-end: ${theme.space.s};
      margin-inline-start: -0.5rem;
    }
  }
`;

/** The second level of the navigation: above the page, or beside it if the page's layout says so. */
export function SecondLevel({ content }: { content: SiteContent }) {
  const level = secondLevelOf(content);
  const [isShown, setShown] = useShowSidebar();
  const id = useId();
  if (!level) return null;
  if (content.page.layout !== 'subnavigation') {
    return (
      <Container>
        <SecondLevelNavigation level={level} at="row" />
      </Container>
    );
  }
  return (
    <Side data-shown={isShown}>
      {/* Only wide screens can hide it: on small ones it is no sidebar. */}
      <div className="toggle">
        <Button mode="transparent" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          <FormattedMessage id={isShown ? 'frame.sidebar.hide' : 'frame.sidebar.show'} />
        </Button>
      </div>
      <div id={id}>
        <SecondLevelNavigation level={level} at="side" />
      </div>
    </Side>
  );
}
