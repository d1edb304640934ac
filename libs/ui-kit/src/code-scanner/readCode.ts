import { createCodeDetector } from './codeDetector';
import { scannedCode } from './scannedCode';

/** ms between two looks: reading costs more than a frame. */
const PAUSE_MS = 150;

/**
 * Shows the camera's picture in a video until there is a code in it, and returns that; null once `signal` has ended it. The
 * camera is off afterwards, however it ends. Rejects where there is no camera, or the visitor refuses it.
 */
export async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  // The camera that looks away from the visitor, where there are two.
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', end);
  try {
    if (signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    const detector = createCodeDetector();
    while (!signal.aborted) {
      const found = await detector.detect(video).catch((error: unknown) => {
        // It refuses a frame that is not there yet.
        if (error instanceof DOMException && error.name === 'InvalidStateError') return [];
        throw error;
      });
      if (signal.aborted) return null;
      const code = found.map(({ rawValue }) => scannedCode(rawValue)).find(Boolean);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return null;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
