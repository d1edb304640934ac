import type { SiteContent } from '@shop/contracts';
import { useNavigator } from '@shop/router';
import { BreadcrumbList } from '@shop/ui-kit/breadcrumb-list';
import { IconButton } from '@shop/ui-kit/button';
import { IconChevronLeft } from '@shop/ui-kit/icon';
import { Container } from '@shop/ui-kit/layout';
import { theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xs};
  min-block-size: 2.75rem;
  /* Aligns the arrow itself, not its padding, with the page. */
  margin-inline-start: -0.75rem;
  @media print {
    display: none;
  }
`;

/** A single entry is the current page (specification, section 2). */
const MIN_ENTRIES = 2;

/** The path to this page, with an arrow back to the previous one. */
export function Breadcrumbs({ items }: { items: SiteContent['breadcrumb'] }) {
  const { formatMessage } = useIntl();
  const navigator = useNavigator();
  if (items.length < MIN_ENTRIES) return null;

  function handleBack() {
    // Beside the parent's name it must not leave the shop, as to a search engine: it then leads up.
    if (navigator.canGoBack?.()) navigator.go(-1);
    else navigator.navigate(items.at(-2)!.url);
  }

  return (
    <Container>
      <Row>
        <IconButton
          label={formatMessage({ id: 'frame.breadcrumbs.back' })}
          icon={<IconChevronLeft />}
          onClick={handleBack}
        />
        <BreadcrumbList items={items} label={formatMessage({ id: 'frame.breadcrumbs.label' })} />
      </Row>
    </Container>
  );
}
