import type { Image, Lettering, Price, ProductType } from '@shop/contracts';
import { personalizationImageUrl } from '@shop/service-client/personalization';
import { Picture } from '@shop/ui-kit/image';
import { useIntl } from 'react-intl';
import { amountOf } from './amountOf';
import { BlankFrame, LetteringFrame, Overlay } from './OverlayFrames';
import { letteringSize } from './letteringSize';
import { type Personalized, plainLettering } from './personalized';
import { PersonalizationTexts } from './PersonalizationTexts';
import { printAreaOf } from './printAreaOf';
import { VoucherOverlay } from './VoucherOverlay';

interface PersonalizedOverlayProps extends Personalized {
  lettering?: Lettering | null | undefined;
  /** What it is, and its price: a voucher of a value has that printed on it. */
  productType?: ProductType | undefined;
  price?: Price | null | undefined;
  /** The picture that it lies on, and how wide that is, as for `<img sizes>`. */
  image?: Image | null | undefined;
  sizes: string;
}

/**
 * Preview of a picture and a text, laid over the product's picture. Words that are engraved or printed stand where, and as,
 * they will on the product; a voucher has its amount and for whom it is. The form tells the words to screen readers.
 */
export function PersonalizedOverlay(props: PersonalizedOverlayProps) {
  return (
    <PersonalizationTexts>
      <OverlayContent {...props} />
    </PersonalizationTexts>
  );
}

function OverlayContent(props: PersonalizedOverlayProps) {
  const { formatMessage } = useIntl();
  const { imageId, text, recipient } = props;
  const amount = amountOf(props.productType, props.price);
  const lettering = props.lettering ?? plainLettering;
  const { area, font = 'sans', color } = lettering;
  const picture = imageId && (
    <img src={personalizationImageUrl(imageId)} alt={formatMessage({ id: 'catalogue.personalization.own' })} />
  );
  if (lettering.takesRecipient) {
    return <VoucherOverlay {...{ area, color, amount, recipient, picture }} greeting={text} />;
  }
  if (!area) {
    return (
      <Overlay>
        {picture}
        {text && <span aria-hidden="true">{text}</span>}
      </Overlay>
    );
  }
  const style = {
    ...printAreaOf(area),
    color,
    fontSize: letteringSize(text, area),
  };
  const { image, sizes } = props;
  const blank = image && lettering.blanks?.[image.url];
  return (
    <>
      {blank && text && (
        <BlankFrame>
          <Picture image={{ ...image, url: blank }} sizes={sizes} ratio="square" alt="" />
        </BlankFrame>
      )}
      {picture && <Overlay>{picture}</Overlay>}
      {text && (
        <LetteringFrame aria-hidden="true">
          <span data-font={font} style={style}>
            {text}
          </span>
        </LetteringFrame>
      )}
    </>
  );
}
