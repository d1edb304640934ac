import { type ConsentChoice, useConsent } from '@shop/analytics';
import { onIntent } from '@shop/preloadable';
import { Button } from '@shop/ui-kit/button';
import { Link } from '@shop/ui-kit/link';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { MAIN_ID } from '../useMainFocus';
import { BannerCard } from './BannerCard';
import { ConsentCategories, consentDrawer } from './ConsentCategories';
import { useCoveredBelow } from './useCoveredBelow';

/**
 * Asks for consent at the bottom of the window. It takes no focus and blocks nothing; its three answers are styled the
 * same.
 */
export function ConsentBanner({ privacyUrl }: { privacyUrl: string }) {
  const { decide } = useConsent();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const hasAnswered = useRef(false);
  const [choosing, setChoosing] = useState(false);
  useCoveredBelow(card);

  useEffect(
    () => () => {
      // The focused button disappears: the focus moves to the page's content.
      if (hasAnswered.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );

  function handleAnswer() {
    hasAnswered.current = true;
  }
  function handleDecide(choice: ConsentChoice) {
    handleAnswer();
    decide(choice);
  }

  return (
    <>
      <BannerCard ref={card} aria-labelledby={titleId}>
        <div className="text">
          <p className="title" id={titleId}>
            <FormattedMessage id="frame.consent.title" />
          </p>
          <p>
            <FormattedMessage id="frame.consent.text" />{' '}
            <Link to={privacyUrl}>
              <FormattedMessage id="frame.consent.policy" />
            </Link>
          </p>
        </div>
        <div className="answers">
          <Button mode="secondary" onClick={() => handleDecide('all')}>
            <FormattedMessage id="frame.consent.all" />
          </Button>
          <Button mode="secondary" onClick={() => handleDecide('necessary')}>
            <FormattedMessage id="frame.consent.necessaryOnly" />
          </Button>
          <Button
            mode="secondary"
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
            {...onIntent(consentDrawer)}
          >
            <FormattedMessage id="frame.consent.choose" />
          </Button>
        </div>
      </BannerCard>
      {choosing && <ConsentCategories onDecide={handleAnswer} onClose={() => setChoosing(false)} />}
    </>
  );
}
