import { useBrand } from '@shop/brand';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Container } from '@shop/ui-kit/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageProps } from '../pageKind';

/** The page of an unknown address, with links to others. */
export function NotFoundPage({ content }: PageProps) {
  const { name } = useBrand();
  const { formatMessage } = useIntl();
  return (
    <Container>
      <title>{`${formatMessage({ id: 'pages.notFound.title' })} | ${name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <EmptyState
        drawing="signpost"
        level={1}
        title={<FormattedMessage id="pages.notFound.title" />}
        text={<FormattedMessage id="pages.notFound.text" />}
      >
        <ButtonLink to={content.specialPages.root}>
          <FormattedMessage id="pages.notFound.home" />
        </ButtonLink>
        {content.navigations.main.map((node) => (
          <ButtonLink key={node.id} to={node.link.url} mode="secondary">
            {node.label}
          </ButtonLink>
        ))}
      </EmptyState>
    </Container>
  );
}
