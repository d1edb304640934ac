import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Drawer } from '../drawer';
import { Stack } from '../layout';
import { NoticeBanner } from '../notice-banner';
import { theme } from '../theme';
import { readCode } from './readCode';

const Video = styled.video`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceSunken};
`;

export interface CodeScannerProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Why there is no picture: the visitor or the browser's settings refuse it, or there is no camera that is free. */
type CameraProblem = 'refused' | 'missing';

const problemOf = (error: unknown): CameraProblem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'refused' : 'missing';

/** What the camera sees, until it sees a code. The picture stays in the browser. */
export function CodeScanner({ onCode, onClose }: CodeScannerProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);

  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    const ending = new AbortController();
    readCode(video.current!, ending.signal).then(
      (code) => code && handleCode(code),
      (error: unknown) => {
        if (!ending.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => ending.abort();
  }, []);

  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      size="narrow"
      title={<FormattedMessage id="ui-kit.codeScanner.title" />}
    >
      <Stack gap="m">
        {problem ? (
          <NoticeBanner type="error">
            <FormattedMessage id={`ui-kit.codeScanner.${problem}`} />
          </NoticeBanner>
        ) : (
          <>
            <p>
              <FormattedMessage id="ui-kit.codeScanner.hint" />
            </p>
            <Video ref={video} muted playsInline aria-label={formatMessage({ id: 'ui-kit.codeScanner.picture' })} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
