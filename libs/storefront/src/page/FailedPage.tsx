import { useLocation } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Container } from '@shop/ui-kit/layout';
import { FormattedMessage, useIntl } from 'react-intl';

interface FailedPageProps {
  /** The services do not answer, or the page itself could not be shown. */
  reason: 'unavailable' | 'error';
  /** The frame stands, and has the main landmark. Without it, it may be what failed. */
  inFrame?: boolean;
}

/** Stands in for a page that cannot be shown. */
export function FailedPage({ reason, inFrame = false }: FailedPageProps) {
  const { pathname, search } = useLocation();
  const { formatMessage } = useIntl();
  return (
    <Container {...(inFrame ? undefined : { as: 'main', id: 'main' })}>
      <title>{formatMessage({ id: `storefront.${reason}.title` })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        drawing="plug"
        title={<FormattedMessage id={`storefront.${reason}.title`} />}
        text={<FormattedMessage id={`storefront.${reason}.text`} />}
        level={1}
      >
        <ButtonLink to={pathname + search}>
          <FormattedMessage id="storefront.error.retry" />
        </ButtonLink>
        <ButtonLink to="/" mode="secondary">
          <FormattedMessage id="storefront.error.home" />
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
