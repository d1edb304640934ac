import { LoadingOverlay } from '@shop/ui-kit/spinner';
import { styled } from 'styled-components';

const Placeholder = styled.div`
  block-size: 12rem;
`;

export function CmsDrawerLoading() {
  return (
    <LoadingOverlay active>
      <Placeholder />
    </LoadingOverlay>
  );
}
