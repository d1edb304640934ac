import type { Address } from '@shop/contracts';
import { styled } from 'styled-components';

const Lines = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
  & > span {
    display: block;
  }
`;

/** An address as on an envelope. */
export function AddressBlock({ address }: { address: Address }) {
  const { company, firstName, lastName, streetName, streetNumber, streetAddition, zip, city } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`,
    `${streetName} ${streetNumber}`,
    streetAddition,
    `${zip} ${city}`,
  ];
  return (
    <Lines>
      {lines
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </Lines>
  );
}
