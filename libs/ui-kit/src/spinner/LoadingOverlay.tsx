import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../theme';
import { Spinner } from './Spinner';

const Frame = styled.div`
  position: relative;
  & > div:first-child {
    transition: opacity ${theme.motion.fast};
  }
  &[aria-busy='true'] > div:first-child {
    opacity: 0.4;
    pointer-events: none;
  }
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.color.accent};
  font-size: ${theme.text.xxl};
`;

export interface LoadingOverlayProps {
  active: boolean;
  children: ReactNode;
}

/** Dims its content and shows a spinner above it while loading. */
export function LoadingOverlay({ active, children }: LoadingOverlayProps) {
  const intl = useIntl();
  return (
    <Frame aria-busy={active}>
      <div inert={active}>{children}</div>
      <div role="status">
        {active && (
          <Veil>
            <Spinner label={intl.formatMessage({ id: 'ui-kit.loadingOverlay.loading' })} />
          </Veil>
        )}
      </div>
    </Frame>
  );
}
