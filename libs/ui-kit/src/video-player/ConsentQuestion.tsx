import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button';

export interface ConsentQuestionProps {
  title: string;
  onAllow(): void;
  onDecline(): void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for consent to load the video from its platform. */
export function ConsentQuestion({ title, onAllow, onDecline }: ConsentQuestionProps) {
  const id = useId();
  return (
    <div className="veil" role="group" aria-label={title} data-tone="inverse">
      <p id={id}>
        <FormattedMessage id="ui-kit.videoPlayer.question" />
      </p>
      <div>
        <Button ref={focus} size="small" aria-describedby={id} onClick={onAllow}>
          <FormattedMessage id="ui-kit.videoPlayer.allow" />
        </Button>
        <Button mode="secondary" size="small" onClick={onDecline}>
          <FormattedMessage id="ui-kit.videoPlayer.decline" />
        </Button>
      </div>
    </div>
  );
}
