import { useNavigationState } from '@shop/router';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Main = styled.main`
  /* Keeps the footer of a short page at the bottom of the window. */
  min-block-size: 60vh;
  outline: none;
`;

/** The page's content. Focusable, and `aria-busy` during a navigation. */
export function MainRegion(props: ComponentProps<'main'>) {
  const isBusy = useNavigationState() !== 'idle';
  return <Main tabIndex={-1} aria-busy={isBusy || undefined} {...props} />;
}
