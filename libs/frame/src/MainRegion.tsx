import { useNavigationState } from '@shop/router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Main = styled.main`
  /* The footer of a short page does not end up in the middle of the window. */
  min-block-size: 60vh;
  outline: none;
`;

/** The page's content. It can take the focus, and says when another page is on its way to take its place. */
export function MainRegion(props: ComponentProps<'main'>) {
  const isBusy = useNavigationState() !== 'idle';
  return <Main tabIndex={-1} aria-busy={isBusy || undefined} {...props} />;
}
