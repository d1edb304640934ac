import type { ConfigurationOption } from '@shop/contracts';
import { imageSource } from '@shop/ui-kit/image';
import { theme } from '@shop/ui-kit/theme';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

/** One choice of an option. */
export type OptionValue = ConfigurationOption['values'][number];

const Dot = styled.span`
  display: block;
  width: 1.125rem;
  aspect-ratio: 1;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 50%;
  background: var(--swatch) center / cover;
`;

const IMAGE_WIDTH = 192;

/** Whether a choice can be shown as a colour or a picture. */
export function hasSwatch({ swatchColor, swatchImage }: OptionValue): boolean {
  return Boolean(swatchColor || swatchImage);
}

/** Address of a choice. */
export function optionUrl({ url, targetSKU }: OptionValue): string {
  return url || `?variant=${encodeURIComponent(targetSKU)}`;
}

/** The colour or picture of a choice; its name has to be beside it. */
export function Swatch({ value: { swatchColor, swatchImage } }: { value: OptionValue }) {
  const swatch = swatchImage
    ? `url("${imageSource(swatchImage.url, IMAGE_WIDTH).replaceAll('"', '%22')}")`
    : swatchColor;
  return <Dot aria-hidden="true" style={{ '--swatch': swatch } as CSSProperties} />;
}
