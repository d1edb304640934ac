import { LoadingOverlay } from '@shop/ui-kit/spinner';
import { styled } from 'styled-components';

const Room = styled.div`
  block-size: 12rem;
`;

export function CmsDrawerLoading() {
  return (
    <LoadingOverlay active>
      <Room />
    </LoadingOverlay>
  );
}
