import { styled } from 'styled-components';
import { theme } from '../theme';

const Row = styled.div`
  display: flex;
  justify-content: center;
  & > button {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
  }
  & > button::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1.5px solid;
    border-radius: 50%;
    transition: width ${theme.motion.fast};
  }
  & > [aria-current]::before {
    width: 1.25rem;
    border-radius: 1rem;
    background: currentColor;
  }
`;

export interface BulletsProps {
  count: number;
  /** 0-based. */
  active: number;
  onSelect(index: number): void;
  /** Accessible name of a dot, for example "Slide 2 of 5". */
  labelOf(index: number): string;
}

/** A dot for each slide, in the current text colour. */
export function Bullets({ count, active, onSelect, labelOf }: BulletsProps) {
  return (
    <Row>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={labelOf(index)}
          aria-current={index === active ? 'true' : undefined}
          onClick={() => onSelect(index)}
        />
      ))}
    </Row>
  );
}
