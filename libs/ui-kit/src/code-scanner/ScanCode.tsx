import { onIntent, preloadable } from '@shop/preloadable';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { WhenWanted } from '../part';
import { canReadCodes } from './codeDetector';

const scanner = preloadable(() => import('./CodeScanner'));

interface ScanCodeProps {
  /** Given what was read. */
  onCode: (code: string) => void;
}

/** A button that reads a code with the camera, where the browser can. Its messages are late ones. */
export function ScanCode({ onCode }: ScanCodeProps) {
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let isShown = true;
    // A browser that cannot say what it reads reads nothing.
    canReadCodes().then(
      (can) => isShown && setOffered(can),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  if (!isOffered) return null;
  return (
    <>
      <Button type="button" mode="secondary" onClick={() => setOpen(true)} {...onIntent(scanner)}>
        <FormattedMessage id="ui-kit.codeScanner.button" />
      </Button>
      {isOpen && (
        <WhenWanted part={scanner}>
          {({ CodeScanner }) => (
            <CodeScanner
              onClose={() => setOpen(false)}
              onCode={(code) => {
                setOpen(false);
                onCode(code);
              }}
            />
          )}
        </WhenWanted>
      )}
    </>
  );
}
