import type { ElementData } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-block: ${theme.space.l};
  .title {
    font-size: ${theme.label.size};
    font-weight: ${theme.label.weight};
    letter-spacing: ${theme.label.letterSpacing};
    text-transform: ${theme.label.transform};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs};
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space.m};
    border: ${theme.border.control} solid ${theme.color.line};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surfaceRaised};
    text-decoration: none;
    transition: border-color ${theme.motion.fast};
  }
  a:hover {
    border-color: currentColor;
  }
  a[aria-current] {
    border-color: transparent;
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
`;

/** A row of tags linking to pages of the same subject. The current page is marked. */
export function ContentNavigationTags({ data: { title, links } }: { data: ElementData<'contentNavigationTags'> }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <Container>
      <Row aria-label={title || formatMessage({ id: 'cms-elements.contentNavigationTags.label' })}>
        {title && (
          <span className="title" aria-hidden="true">
            {title}
          </span>
        )}
        <ul>
          {links.map(({ url, target, callToAction }) => (
            <li key={url + callToAction}>
              <Link to={url} target={target} aria-current={url === pathname ? 'page' : undefined}>
                {callToAction}
              </Link>
            </li>
          ))}
        </ul>
      </Row>
    </Container>
  );
}
