import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 0.14em solid;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

export interface SpinnerProps {
  /** What is loading, for screen readers. Without it the spinner is decorative. */
  label?: string;
}

/** A spinning ring as tall as the surrounding text. */
export function Spinner({ label }: SpinnerProps) {
  return label ? <Ring role="img" aria-label={label} /> : <Ring aria-hidden="true" />;
}
